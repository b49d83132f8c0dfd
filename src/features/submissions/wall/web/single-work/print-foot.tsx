import { useTranslations } from 'use-intl';
import { Logo } from '#art/logo.tsx';
import { brandName } from '#core/brand.ts';
import { usePage } from '#page/page-provider.tsx';
import { QrCode } from '#ui/text/qr-code.tsx';

/** Only on paper: where the work is on the wall. */
export function PrintFoot({ address }: { address: string }) {
  const t = useTranslations();
  const brand = brandName(usePage().locale);
  return (
    <div className="mt-6 hidden items-center gap-4 border-t border-line pt-4 print:flex">
      <div className="size-20">
        <QrCode text={address} label={address} />
      </div>
      <div className="grow">
        <p className="font-bold">{t('submissions.work.scan', { brand })}</p>
        <p dir="ltr" className="text-start text-step--1 text-muted">
          {address.replace(/^https?:\/\//, '')}
        </p>
      </div>
      <Logo className="size-14" />
    </div>
  );
}
