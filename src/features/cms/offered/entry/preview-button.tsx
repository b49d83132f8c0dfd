import { useMutation } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { locales, type Locale } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import type { EntryView } from '#features/cms/entries/contract.ts';

/** Makes a link to what is saved in a language, which can be opened and sent on until it expires. */
export function PreviewButton({ entry, locale }: { entry: EntryView; locale: Locale }) {
  const t = useTranslations();
  const format = useFormatter();
  const { api } = usePage();
  const make = useMutation({
    mutationFn: () => api.cms.createPreview.call({ id: entry.id, locale }),
  });
  const end = useMutation({
    mutationFn: () => api.cms.endPreviews.call({ id: entry.id, locale }),
    onSuccess() {
      make.reset();
      toasts.show({ tone: 'success', text: t('cms.preview.ended') });
    },
  });
  const { data } = make;
  if (entry.deletedAt) return null;
  return (
    <>
      <Button size="s" variant="quiet" busy={make.isPending} onClick={() => make.mutate()}>
        {t('cms.preview.make')}
        <span className="sr-only"> ({locales[locale].name})</span>
      </Button>
      {(make.isError || end.isError) && (
        <Callout tone="danger" announced className="w-full">
          {t(make.isError ? 'cms.preview.failed' : 'page.request.network')}
        </Callout>
      )}
      {data && (
        <Callout tone="success" announced className="w-full">
          <a href={data.href} target="_blank" rel="noreferrer" className="text-link break-all" dir="ltr">
            {data.href}
          </a>
          <p className="mt-1 text-step--1">
            {t('cms.preview.until', {
              at: format.dateTime(new Date(data.expiresAt), { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </p>
          <Button size="s" variant="quiet" busy={end.isPending} onClick={() => end.mutate()}>
            {t('cms.preview.end', { language: locales[locale].name })}
          </Button>
        </Callout>
      )}
    </>
  );
}
