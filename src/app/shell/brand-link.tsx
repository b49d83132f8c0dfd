import { useLocale, useTranslations } from 'use-intl';
import { brandName } from '#core/brand.ts';
import { Logo } from '#art/logo.tsx';
import { href } from '#urls.ts';

/** The logo, which links home; `compact` leaves the name out on small phones. */
export function BrandLink({ compact = false }: { compact?: boolean }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <a
      href={href('start')}
      aria-label={t('app.header.home')}
      className="flex min-h-11 items-center gap-2 text-step-1 font-extrabold"
    >
      <Logo className="size-9" />
      <span className={compact ? 'max-[31rem]:hidden' : undefined}>{brandName(locale)}</span>
    </a>
  );
}
