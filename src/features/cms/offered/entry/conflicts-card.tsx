import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import type { EntryView } from '#features/cms/entries/contract.ts';
import { FieldValue } from './field-value.tsx';
import { usePathLabels } from './use-field-labels.ts';

type Resolution = { path: string; choose: 'keep' | 'take' };

interface ConflictsCardProps {
  entry: EntryView;
  /** The entry after one was decided. */
  onResolved?(entry: EntryView): void;
}

/** The fields that the house has changed and a later release has changed too: both, and which is to stay. */
export function ConflictsCard({ entry, onResolved }: ConflictsCardProps) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const labelOf = usePathLabels(entry);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (resolution: Resolution) =>
      api.cms.resolveConflicts.call({ id: entry.id, version: entry.version, resolutions: [resolution] }),
    onSuccess: async (resolved) => {
      await queries.invalidateQueries({ queryKey: api.cms.key() });
      onResolved?.(resolved);
    },
  });
  return (
    <Card as="section" labelledBy="conflicts-title" tone="sand">
      <h2 id="conflicts-title" className="text-step-1 font-bold">
        {t('cms.conflicts.title', { count: entry.conflicts.length })}
      </h2>
      <p className="mt-1">{t('cms.conflicts.intro')}</p>
      {error && (
        <Callout tone="danger" announced className="mt-3">
          {findRefusal(error)?.message ?? t('page.request.network')}
        </Callout>
      )}
      <ul className="mt-3 grid gap-4">
        {entry.conflicts.map(({ path, shipped, house }) => (
          <li key={path} className="grid gap-3 rounded-control bg-white p-4 md:grid-cols-2">
            <h3 className="font-semibold md:col-span-2">{labelOf(path)}</h3>
            <div className="grid content-start gap-2">
              <h4 className="text-step--1 text-muted">{t('cms.conflicts.house')}</h4>
              <FieldValue value={house} path={path} />
              <Button
                size="s"
                variant="secondary"
                busy={isPending}
                onClick={() => mutate({ path, choose: 'keep' })}
              >
                {t('cms.conflicts.keep')}
              </Button>
            </div>
            <div className="grid content-start gap-2">
              <h4 className="text-step--1 text-muted">{t('cms.conflicts.shipped')}</h4>
              <FieldValue value={shipped} path={path} />
              <Button
                size="s"
                variant="secondary"
                busy={isPending}
                onClick={() => mutate({ path, choose: 'take' })}
              >
                {t('cms.conflicts.take')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
