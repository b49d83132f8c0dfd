import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useNameWords } from '#features/presenting/web/use-name-words.ts';
import type { LiveSession } from '../contract.ts';

interface PlayerListProps {
  session: LiveSession;
  onChange(): void;
}

/** Who is in, for the teacher, who may take someone out. Closed until she opens it: the slide shows no names. */
export function PlayerList({ session: { view, players }, onChange }: PlayerListProps) {
  const t = useTranslations();
  const { api } = usePage();
  const nameOf = useNameWords();
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const remove = useMutation({
    mutationFn: (playerId: string) => api.presenting.removeLivePlayer.call({ id: view.id, playerId }),
    onSettled: () => {
      onChange();
      // The row that had the focus goes.
      list.current?.focus();
    },
  });
  return (
    <>
      <Button variant="quiet" size="s" icon={IconUsers} onClick={() => setOpen(true)}>
        {t('presenting.players.open')}
      </Button>
      {isOpen && (
        <Dialog
          title={t('presenting.players.title')}
          closeLabel={t('presenting.slide.close')}
          onClose={() => setOpen(false)}
        >
          <p className="text-muted">{t('presenting.players.hint')}</p>
          {remove.isError && (
            <Callout tone="danger" announced className="mt-4">
              {t('presenting.live.notSent')}
            </Callout>
          )}
          {players.length === 0 && <p className="mt-4">{t('presenting.players.none')}</p>}
          <ul ref={list} tabIndex={-1} className="outline-none mt-3 divide-y divide-line">
            {players.map(({ id, nameKey, name, avatar }) => {
              const shown = name ?? nameOf(nameKey ?? '');
              return (
                <li key={id} className="flex items-center gap-3 py-2">
                  <Avatar name={shown} src={avatar ?? undefined} size="s" />
                  <bdi className="min-w-0 grow">{shown}</bdi>
                  <Button
                    variant="quiet"
                    size="s"
                    busy={remove.isPending && remove.variables === id}
                    aria-label={t('presenting.players.removeOf', { name: shown })}
                    onClick={() => remove.mutate(id)}
                  >
                    {t('presenting.players.remove')}
                  </Button>
                </li>
              );
            })}
          </ul>
        </Dialog>
      )}
    </>
  );
}
