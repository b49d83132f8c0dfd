import { useMutation } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { locales, type Locale } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import type { EntryView } from '#features/cms/entries/contract.ts';

/** Makes a link to what is saved in a language, which can be opened and sent on until it expires. */
export function PreviewButton({ entry, locale }: { entry: EntryView; locale: Locale }) {
  const t = useTranslations();
  const format = useFormatter();
  const { api } = usePage();
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: () => api.cms.createPreview.call({ id: entry.id, locale }),
  });
  if (entry.deletedAt) return null;
  return (
    <>
      <Button size="s" variant="quiet" busy={isPending} onClick={() => mutate()}>
        {t('cms.preview.make')}
        <span className="sr-only"> ({locales[locale].name})</span>
      </Button>
      {isError && (
        <Callout tone="danger" announced className="w-full">
          {t('cms.preview.failed')}
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
        </Callout>
      )}
    </>
  );
}
