import { useTranslations } from 'use-intl';
import { brandName } from '#core/brand.ts';
import { showClearCode } from '#core/clear-code.ts';
import { usePage } from '#page/page-provider.tsx';
import { Logo } from '#art/logo.tsx';
import { QrCode } from '#ui/text/qr-code.tsx';
import { href } from '#urls.ts';
import type { StudentCardView } from '#features/classes/cards/contract.ts';

/** One card to cut out: scanning its square with a camera opens the page where the student signs in. */
export function SignInCard({ card, className }: { card: StudentCardView; className: string }) {
  const t = useTranslations();
  const { origin, locale } = usePage();
  const code = showClearCode(card.token);
  const address = origin + href('studentCard', { token: code });
  const name = `${card.firstName} ${card.lastName}`.trim();
  return (
    <li className="flex break-inside-avoid items-center gap-4 rounded-card border-2 border-dashed border-edge bg-white p-4 text-ink sm:gap-5 sm:p-5 print:-m-px print:rounded-none">
      <div className="w-32 shrink-0 sm:w-36">
        <QrCode text={address} label={t('classes.cards.square', { name })} />
      </div>
      <div className="min-w-0">
        <p className="flex items-center gap-2 font-extrabold text-pomegranate">
          <Logo className="size-6" />
          {brandName(locale)}
        </p>
        <p className="mt-1 text-step-2 leading-tight font-extrabold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-ink-soft wrap-anywhere">
          <bdi>{className}</bdi>
        </p>
        <p className="mt-2 text-step--1 text-pretty">{t('classes.cards.how')}</p>
        <p dir="ltr" className="mt-1 text-step--1 wrap-anywhere text-muted rtl:text-end">
          {address.replace(/^https?:\/\//, '').slice(0, -code.length)}
          <span className="inline-block">{code}</span>
        </p>
      </div>
    </li>
  );
}
