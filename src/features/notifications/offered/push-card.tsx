import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { useIsLive } from '#page/use-is-live.ts';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { mayPush, PushBlocked, subscribe, unsubscribe } from '../push/web/push-browser.ts';
import { pushQuery } from './push-query.ts';

/** Has this browser show the viewer's messages even while no page of ours is open. Nothing where that is not possible. */
export function PushCard() {
  const { api } = usePage();
  const { data } = useSuspenseQuery(pushQuery(api));
  const isLive = useIsLive();
  if (!isLive || data.publicKey === null || !mayPush()) return null;
  return <PushSwitch publicKey={data.publicKey} isOn={data.on} />;
}

function PushSwitch({ publicKey, isOn }: { publicKey: string; isOn: boolean }) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const id = useId();
  const change = useMutation({
    async mutationFn() {
      if (!isOn) return api.notifications.turnOnPush.call(await subscribe(publicKey));
      const state = await api.notifications.turnOffPush.call();
      await unsubscribe();
      return state;
    },
    onSuccess(state) {
      queries.setQueryData(pushQuery(api).queryKey, state);
      toasts.show({
        tone: 'success',
        text: state.on ? t('notifications.push.turnedOn') : t('notifications.push.turnedOff'),
      });
    },
  });
  return (
    <Card as="section" labelledBy={id} padding="m" className="sm:p-8">
      <h2 id={id} className="text-step-2 font-bold">
        {t('notifications.push.title')}
      </h2>
      <p className="mt-1 max-w-reading text-ink-soft">{t('notifications.push.text')}</p>
      {isOn && <p className="mt-3 font-semibold">{t('notifications.push.on')}</p>}
      {change.isError && (
        <Callout tone="danger" announced className="mt-4">
          {change.error instanceof PushBlocked
            ? t('notifications.push.blocked')
            : t('notifications.push.failed')}
        </Callout>
      )}
      <Button
        className="mt-5"
        variant={isOn ? 'secondary' : 'primary'}
        icon={IconBell}
        busy={change.isPending}
        onClick={() => change.mutate()}
      >
        {isOn ? t('notifications.push.turnOff') : t('notifications.push.turnOn')}
      </Button>
    </Card>
  );
}
