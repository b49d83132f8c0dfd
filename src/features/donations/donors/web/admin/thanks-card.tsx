import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { Card } from '#ui/card/card.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { AdminDonor } from '#features/donations/donors/contract.ts';
import { thanksKindNames, waysToThank } from '#features/donations/donors/policy.ts';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import { removeThanksForm, thankForm } from './donor-forms.ts';
import { useDonorForm } from './use-donor-form.ts';

/** When and how she was thanked, and by whom. */
export function ThanksCard({ donor }: { donor: AdminDonor }) {
  const t = useTranslations();
  return (
    <Card as="section" labelledBy="donor-thanks">
      <h2 id="donor-thanks" className="text-step-1 font-bold">
        {t('donations.donors.thanks')}
      </h2>
      {donor.thanked.length === 0 ? (
        <p className="mt-2 text-muted">{t('donations.donors.thanksNone')}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {donor.thanked.map((thanks) => (
            <Thanked key={thanks.id} donor={donor} thanks={thanks} />
          ))}
        </ul>
      )}
      {donor.mayAct && <ThankForm donor={donor} />}
    </Card>
  );
}

interface ThankedProps {
  donor: AdminDonor;
  thanks: AdminDonor['thanked'][number];
}

function Thanked({ donor, thanks: { id, how, thankedOn, by } }: ThankedProps) {
  const t = useTranslations();
  const { calendarDay } = useDonationWords();
  const form = useDonorForm(removeThanksForm, {
    about: [donor.id, id],
    doneText: t('donations.donors.thanksRemoved'),
  });
  const day = calendarDay(thankedOn);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <p className="min-w-0">
        <span className="font-semibold">{day}</span> · {t(thanksKindNames[how])}
        {by !== null && (
          <span className="block text-step--1 text-muted">
            <bdi>{by}</bdi>
          </span>
        )}
      </p>
      {donor.mayAct && how !== 'organizer' && (
        <PageForm form={form}>
          <SubmitButton variant="quiet" size="s" aria-label={t('donations.donors.removeThanks', { day })}>
            {t('donations.donors.remove')}
          </SubmitButton>
        </PageForm>
      )}
    </li>
  );
}

function ThankForm({ donor: { id, today, addresses } }: { donor: AdminDonor }) {
  const t = useTranslations();
  const ways = addresses.length > 0 ? waysToThank : waysToThank.filter((way) => way !== 'mail');
  const form = useDonorForm(thankForm, {
    about: [id],
    doneText: t('donations.donors.thankedNote'),
    clears: true,
  });
  return (
    <PageForm form={form} className="mt-4 grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <PageField name="how" label={t('donations.donors.how')} required>
        {(control) => (
          <SelectInput {...control}>
            {ways.map((way) => (
              <option key={way} value={way}>
                {t(thanksKindNames[way])}
              </option>
            ))}
          </SelectInput>
        )}
      </PageField>
      <PageField name="thankedOn" known={today} label={t('donations.donors.thankedOn')} required>
        {(control) => <TextInput {...control} type="date" />}
      </PageField>
      <p className="sm:col-span-2">
        <SubmitButton variant="secondary">{t('donations.donors.noteThanks')}</SubmitButton>
      </p>
    </PageForm>
  );
}
