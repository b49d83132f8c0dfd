import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { locales, type Locale } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import type { EntryView } from '#features/cms/entries/contract.ts';
import { previewsQuery } from './cms-queries.ts';
import { useMoment } from '#page/use-moment.ts';

/** Makes a link to what is saved in a language, which can be opened and sent on until it expires or is ended. */
export function PreviewButton({ entry, locale }: { entry: EntryView; locale: Locale }) {
  const t = useTranslations();
  const moment = useMoment();
  const { api } = usePage();
  const queries = useQueryClient();
  const { data: open } = useQuery(previewsQuery(api, entry.id));
  const make = useMutation({
    mutationFn: () => api.cms.createPreview.call({ id: entry.id, locale }),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.cms.previews.key() }),
  });
  const made = make.isSuccess && open?.items.some(({ id }) => id === make.data.id) ? make.data : undefined;
  if (entry.deletedAt) return null;
  return (
    <>
      <Button size="s" variant="quiet" busy={make.isPending} onClick={() => make.mutate()}>
        {t('cms.preview.make')}
        <span className="sr-only"> ({locales[locale].name})</span>
      </Button>
      {make.isError && (
        <Callout tone="danger" announced className="w-full">
          {t('cms.preview.failed')}
        </Callout>
      )}
      {made && (
        <Callout tone="success" announced className="w-full">
          <a href={made.href} target="_blank" rel="noreferrer" className="text-link break-all" dir="ltr">
            {made.href}
          </a>
          <p className="mt-1 text-step--1">
            {t('cms.preview.until', {
              at: moment(made.expiresAt, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </p>
          <p className="mt-1 text-step--1">{t('cms.preview.shownOnce')}</p>
        </Callout>
      )}
    </>
  );
}
