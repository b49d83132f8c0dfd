import { useLocale, useTranslations } from 'use-intl';
import type { GiftAidOffer } from '../contract.ts';

/** What is declared by the choice in the group `aid` around it: in English, which counts, and in the language of the page. */
export function Statement({ offer: { charity, statements } }: { offer: GiftAidOffer }) {
  const t = useTranslations();
  return (
    <div className="space-y-3 rounded-control bg-sky/50 p-4 text-step--1">
      <div className="hidden space-y-3 group-has-[[value=gift]:checked]/aid:block">
        <Words english={statements.gift} own={t('donations.giftAid.statement.gift', { charity })} />
      </div>
      <div className="hidden space-y-3 group-has-[[value=all]:checked]/aid:block">
        <Words english={statements.all} own={t('donations.giftAid.statement.all', { charity })} />
      </div>
      <p className="text-pretty">{t('donations.giftAid.duties')}</p>
      <p className="text-pretty">{t('donations.giftAid.kept')}</p>
    </div>
  );
}

function Words({ english, own }: { english: string; own: string }) {
  const t = useTranslations();
  const isEnglish = useLocale() === 'en';
  return (
    <>
      {!isEnglish && <p className="text-pretty">{own}</p>}
      {!isEnglish && <p className="text-pretty text-muted">{t('donations.giftAid.englishCounts')}</p>}
      <p lang="en" dir="ltr" className="font-semibold text-pretty">
        {english}
      </p>
    </>
  );
}
