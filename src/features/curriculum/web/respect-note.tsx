import { useTranslations } from 'use-intl';
import { brandName } from '#core/brand.ts';
import { usePage } from '#page/page-provider.tsx';

/** The foot of a printed sheet: it holds words of Torah, and says where it comes from. */
export function RespectNote() {
  const t = useTranslations();
  const { locale, origin } = usePage();
  return (
    <p className="mt-6 hidden border-t border-line pt-2 text-step--1 text-ink-soft print:block">
      {t('curriculum.sheet.respect')} · {brandName(locale)} · <bdi>{origin.replace(/^https?:\/\//, '')}</bdi>
    </p>
  );
}
