import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { href } from '#urls.ts';

/** A family's code for its guardians, and where it is typed in. */
export function FamilyCode({ code }: { code: string }) {
  const t = useTranslations();
  const { origin } = usePage();
  const place = origin.replace(/^https?:\/\//, '') + href('familyEnter');
  return (
    <div className="on-paper mt-4 rounded-control bg-sand p-5 text-center">
      <p className="text-step--1 font-semibold text-ink-soft">{t('families.pictures.code')}</p>
      <p dir="ltr" className="mt-1 text-step-3 leading-tight font-extrabold tracking-wider tabular-nums">
        {code}
      </p>
      <p className="mt-1 text-step--1 text-muted">
        {t.rich('families.pictures.where', { place, bdi: isolateAddress })}
      </p>
    </div>
  );
}

/** An address is written left to right, whatever the page's direction. */
function isolateAddress(address: ReactNode) {
  return (
    <bdi dir="ltr" className="font-medium wrap-anywhere text-ink">
      {address}
    </bdi>
  );
}
