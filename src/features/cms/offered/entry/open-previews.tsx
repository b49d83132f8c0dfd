import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import type { EntryView } from '#features/cms/entries/contract.ts';
import { previewsQuery } from './cms-queries.ts';
import { useMoment } from '#page/use-moment.ts';

/** The preview links of an entry that are open, each of which can be ended: the links themselves were shown once. */
export function OpenPreviews({ entry }: { entry: EntryView }) {
  const t = useTranslations();
  const moment = useMoment();
  const { api } = usePage();
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useQuery(previewsQuery(api, entry.id));
  const end = useMutation({
    mutationFn: (previewId: string | undefined) =>
      previewId === undefined
        ? api.cms.endPreviews.call({ id: entry.id })
        : api.cms.endPreview.call({ id: entry.id, previewId }),
    async onSettled(_data, error) {
      // Where the pressed button will be gone.
      heading.current?.focus();
      await queries.invalidateQueries({ queryKey: api.cms.previews.key() });
      toasts.show(
        error
          ? { tone: 'danger', text: findRefusal(error)?.message ?? t('page.request.network') }
          : { tone: 'success', text: t('cms.preview.ended') },
      );
    },
  });
  const previews = data?.items ?? [];
  if (entry.deletedAt || previews.length === 0) return null;
  const isEnding = (previewId: string | undefined) => end.isPending && end.variables === previewId;
  return (
    <section aria-labelledby="previews-title" className="mt-3 border-t border-line pt-4">
      <h3 id="previews-title" ref={heading} tabIndex={-1} className="font-bold">
        {t('cms.preview.open')}
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {previews.map(({ id, locale, madeBy, expiresAt }) => {
          const language = locales[locale].name;
          const at = moment(expiresAt, { dateStyle: 'medium', timeStyle: 'short' });
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 py-1">
              <p className="min-w-0 text-step--1">
                <span lang={locale} className="font-semibold">
                  {language}
                </span>{' '}
                <span className="text-muted">
                  {t.rich('cms.preview.openLine', { at, name: madeBy, bdi: isolate })}
                </span>
              </p>
              <Button size="s" variant="quiet" busy={isEnding(id)} onClick={() => end.mutate(id)}>
                {t('cms.preview.endOne')}
                <span className="sr-only"> ({[language, madeBy, at].join(', ')})</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {previews.length > 1 && (
        <Button size="s" variant="secondary" busy={isEnding(undefined)} onClick={() => end.mutate(undefined)}>
          {t('cms.preview.endAll')}
        </Button>
      )}
    </section>
  );
}
