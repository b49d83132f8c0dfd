import { useTranslations } from 'use-intl';
import { PageCheckbox } from '#page/form/page-checkbox.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { ChangeSheet } from '#features/donations/recurring/web/change-sheet.tsx';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import type { GiftAidOffer, GiftAidView } from '../contract.ts';
import { scopeNames } from '../policy.ts';
import { cancelForm, declareForm } from './gift-aid-forms.ts';
import { Statement } from './statement.tsx';
import { TaxpayerFields } from './taxpayer-fields.tsx';

/** Gift Aid on the donor's page: declaring it, or what she has declared, which she can cancel there. */
export function GiftAidCard({ giftAid: { offer, declared } }: { giftAid: GiftAidView }) {
  const t = useTranslations();
  return (
    <Card as="section" labelledBy="donation-gift-aid">
      <h2 id="donation-gift-aid" tabIndex={-1} className="text-step-1 font-bold">
        <bdi>{t('donations.giftAid.title')}</bdi>
      </h2>
      {declared ? <Declared declared={declared} /> : offer && <Declare offer={offer} />}
    </Card>
  );
}

const focusCard = () => document.getElementById('donation-gift-aid')?.focus();

function Declare({ offer }: { offer: GiftAidOffer }) {
  const t = useTranslations();
  const { api } = usePage();
  const { share } = useDonationWords();
  const form = usePageForm(declareForm, {
    doneText: t('donations.giftAid.declared'),
    invalidates: [api.donations.get.key()],
    onDone: focusCard,
  });
  const isTold = form.message !== undefined || Object.keys(form.values).length > 0;
  return (
    <>
      <p className="mt-2 text-pretty">{t('donations.giftAid.intro', { share: share(offer.share) })}</p>
      <ChangeSheet title={t('donations.giftAid.declare')} isOpen={isTold}>
        <PageForm form={form} className="group/aid space-y-5">
          <p className="text-pretty">{t('donations.giftAid.ownMoney')}</p>
          <TaxpayerFields />
          <Statement offer={offer} />
          <SubmitButton>{t('donations.giftAid.send')}</SubmitButton>
        </PageForm>
      </ChangeSheet>
    </>
  );
}

function Declared({ declared }: { declared: NonNullable<GiftAidView['declared']> }) {
  const t = useTranslations();
  const { api } = usePage();
  const { calendarDay } = useDonationWords();
  const form = usePageForm(cancelForm, {
    doneText: t('donations.giftAid.canceled'),
    invalidates: [api.donations.get.key()],
    onDone: focusCard,
  });
  const { scope, name, postcode, declaredOn } = declared;
  return (
    <>
      <p className="mt-2 text-pretty">
        {t.rich('donations.giftAid.inForce', {
          name: postcode === null ? name : `${name}, ${postcode}`,
          day: calendarDay(declaredOn),
          bdi: isolate,
        })}
      </p>
      <p className="mt-1 font-semibold text-pretty">{t(scopeNames[scope])}</p>
      <p className="mt-2 text-step--1 text-pretty text-muted">{t('donations.giftAid.duties')}</p>
      <ChangeSheet title={t('donations.giftAid.cancel')} isOpen={form.message !== undefined}>
        <PageForm form={form} className="space-y-4">
          <p className="text-pretty">{t('donations.giftAid.cancelText')}</p>
          <PageCheckbox
            name="leavesOut"
            label={t('donations.giftAid.leavesOut')}
            hint={t('donations.giftAid.leavesOutHint')}
          />
          <SubmitButton variant="secondary">{t('donations.giftAid.cancelSend')}</SubmitButton>
        </PageForm>
      </ChangeSheet>
    </>
  );
}
