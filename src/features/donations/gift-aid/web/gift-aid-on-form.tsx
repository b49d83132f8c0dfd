import { useTranslations } from 'use-intl';
import { PageCheckbox } from '#page/form/page-checkbox.tsx';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import type { GiftAidOffer } from '../contract.ts';
import { Statement } from './statement.tsx';
import { TaxpayerFields } from './taxpayer-fields.tsx';

/** Gift Aid on the form: one checkbox, and what HMRC needs once it is checked. It goes away where a fund gives. Styles alone show it. */
export function GiftAidOnForm({ offer }: { offer: GiftAidOffer }) {
  const t = useTranslations();
  const { share } = useDonationWords();
  return (
    <fieldset className="group/aid group-has-[[data-way=fund]:checked]/give:hidden">
      <legend className="mb-2 text-step-2 font-bold">
        <bdi>{t('donations.giftAid.title')}</bdi>
      </legend>
      <p className="text-pretty">{t('donations.giftAid.intro', { share: share(offer.share) })}</p>
      <PageCheckbox
        name="giftAid"
        label={t('donations.giftAid.choose')}
        hint={t('donations.giftAid.ownMoney')}
        className="mt-2"
      />
      <div className="mt-5 hidden space-y-5 group-has-[[name=giftAid]:checked]/aid:block">
        <TaxpayerFields />
        <Statement offer={offer} />
      </div>
    </fieldset>
  );
}
