import { useTranslations } from 'use-intl';
import { PageCheckbox } from '#page/form/page-checkbox.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { ChangeSheet } from '#features/donations/recurring/web/change-sheet.tsx';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import type { AdminGiftAid } from '#features/donations/gift-aid/contract.ts';
import { scopeNames } from '#features/donations/gift-aid/policy.ts';
import { TaxpayerFields } from '../taxpayer-fields.tsx';
import { cancelAsStaffForm, paperForm } from './gift-aid-admin-forms.ts';

interface DonationGiftAidCardProps {
  donationId: string;
  giftAid: AdminGiftAid;
}

/** Gift Aid of a donation for finance: the declaration that covers it, or entering one from paper. */
export function DonationGiftAidCard({ donationId, giftAid }: DonationGiftAidCardProps) {
  const t = useTranslations();
  const { declared, canceled, mayDeclare, mayCancel } = giftAid;
  return (
    <Card as="section" labelledBy="giving-gift-aid">
      <h2 id="giving-gift-aid" className="text-step-1 font-bold">
        {t('donations.giftAid.title')}
      </h2>
      {declared ? <Declared declared={declared} /> : <p className="mt-2">{t('donations.giftAid.none')}</p>}
      {canceled.length > 0 && <Canceled canceled={canceled} />}
      {mayDeclare && <EnterPaper id={donationId} />}
      {mayCancel && <Cancel id={donationId} />}
    </Card>
  );
}

function Declared({ declared }: { declared: NonNullable<AdminGiftAid['declared']> }) {
  const t = useTranslations();
  const { calendarDay } = useDonationWords();
  const { scope, declaredOn, taxpayer, isOnPaper, paperPlace } = declared;
  return (
    <>
      <p className="mt-2 text-pretty">
        {isOnPaper
          ? t('donations.giftAid.onPaper', { day: calendarDay(declaredOn) })
          : t('donations.giftAid.online', { day: calendarDay(declaredOn) })}{' '}
        {t(scopeNames[scope])}
      </p>
      {taxpayer && (
        <address className="mt-2 whitespace-pre-line not-italic wrap-anywhere">
          <bdi className="block">{taxpayer.name}</bdi>
          <bdi className="block">{taxpayer.address}</bdi>
        </address>
      )}
      {paperPlace !== null && (
        <p className="mt-2 wrap-anywhere">
          {t('donations.giftAid.form.paperPlace')}: <bdi>{paperPlace}</bdi>
        </p>
      )}
    </>
  );
}

/** What was in force before: HMRC may ask until when. */
function Canceled({ canceled }: Pick<AdminGiftAid, 'canceled'>) {
  const t = useTranslations();
  const { calendarDay } = useDonationWords();
  return (
    <ul className="mt-3 space-y-1 text-pretty text-muted">
      {canceled.map(({ scope, declaredOn, canceledOn, by }) => (
        <li key={`${declaredOn} ${canceledOn}`}>
          {t('donations.giftAid.canceledOn', {
            day: calendarDay(canceledOn),
            declared: calendarDay(declaredOn),
            by,
          })}{' '}
          {t(scopeNames[scope])}
        </li>
      ))}
    </ul>
  );
}

function EnterPaper({ id }: { id: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(paperForm, {
    about: [id],
    doneText: t('donations.giftAid.entered'),
    invalidates: [api.donations.key()],
  });
  return (
    <ChangeSheet
      title={t('donations.giftAid.enter')}
      isOpen={form.message !== undefined || Object.keys(form.values).length > 0}
    >
      <PageForm form={form} className="grid gap-4">
        <p className="text-pretty text-muted">{t('donations.giftAid.enterText')}</p>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <PageField name="giftAid.paperOn" label={t('donations.giftAid.form.paperOn')} required>
            {(control) => <TextInput {...control} type="date" />}
          </PageField>
          <PageField name="giftAid.paperPlace" label={t('donations.giftAid.form.paperPlace')} required>
            {(control) => <TextInput {...control} dir="auto" autoComplete="off" maxLength={200} />}
          </PageField>
        </div>
        <TaxpayerFields />
        <p>
          <SubmitButton variant="secondary">{t('donations.giftAid.enterSend')}</SubmitButton>
        </p>
      </PageForm>
    </ChangeSheet>
  );
}

function Cancel({ id }: { id: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(cancelAsStaffForm, {
    about: [id],
    doneText: t('donations.giftAid.canceled'),
    invalidates: [api.donations.key()],
  });
  return (
    <ChangeSheet
      title={t('donations.giftAid.cancel')}
      isOpen={form.message !== undefined || Object.keys(form.values).length > 0}
    >
      <PageForm form={form} className="grid gap-4">
        <p className="text-pretty">{t('donations.giftAid.cancelAsked')}</p>
        <PageCheckbox name="leavesOut" label={t('donations.giftAid.leavesOut')} />
        <PageField name="reason" label={t('donations.offline.reason')} required>
          {(control) => <TextInput {...control} dir="auto" autoComplete="off" maxLength={300} />}
        </PageField>
        <p>
          <SubmitButton variant="secondary">{t('donations.giftAid.cancelSend')}</SubmitButton>
        </p>
      </PageForm>
    </ChangeSheet>
  );
}
