import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';

/** A link that brings the code along, to be copied. */
export function LinkCard({ code }: { code: string }) {
  const t = useTranslations();
  const { origin } = usePage();
  return (
    <Card as="section" labelledBy="coupon-link">
      <h2 id="coupon-link" className="text-step-1 font-bold">
        {t('coupons.link.title')}
      </h2>
      <p className="mt-1 text-muted">{t('coupons.link.text')}</p>
      <p
        dir="ltr"
        className="on-paper mt-3 rounded-control bg-sand px-4 py-3 text-start font-medium break-all select-all"
      >
        {origin + href('start', undefined, { coupon: code })}
      </p>
    </Card>
  );
}
