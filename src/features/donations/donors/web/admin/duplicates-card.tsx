import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { useMoment } from '#page/use-moment.ts';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import type { AdminDonor } from '#features/donations/donors/contract.ts';
import { likenessNames } from '#features/donations/donors/policy.ts';
import { mergeForm, partForm } from './donor-forms.ts';
import { useDonorForm } from './use-donor-form.ts';

/** Who was merged into this donor, who may be the same person, and merging by hand. */
export function DuplicatesCard({ donor }: { donor: AdminDonor }) {
  const t = useTranslations();
  const { merged, alike, mayAct } = donor;
  if (!mayAct && merged.length === 0 && alike.length === 0) return null;
  return (
    <Card as="section" labelledBy="donor-duplicates">
      <h2 id="donor-duplicates" className="text-step-1 font-bold">
        {t('donations.donors.duplicates')}
      </h2>
      <p className="mt-1 text-step--1 text-pretty text-muted">{t('donations.donors.duplicatesHint')}</p>
      {alike.length > 0 && (
        <>
          <h3 className="mt-4 font-bold">{t('donations.donors.alike')}</h3>
          <ul className="mt-1 divide-y divide-line">
            {alike.map((other) => (
              <Alike key={other.id} donor={donor} other={other} />
            ))}
          </ul>
        </>
      )}
      {merged.length > 0 && (
        <>
          <h3 className="mt-4 font-bold">{t('donations.donors.merged')}</h3>
          <ul className="mt-1 divide-y divide-line">
            {merged.map((other) => (
              <Merged key={other.id} donor={donor} other={other} />
            ))}
          </ul>
        </>
      )}
      {mayAct && <MergeForm id={donor.id} />}
    </Card>
  );
}

interface OtherProps {
  name: string;
  emailAddress: string | null;
  gifts: number;
  /** Her own page, if she has one. */
  href?: string;
}

function Other({ name, emailAddress, gifts, href }: OtherProps) {
  const t = useTranslations();
  const shown = <bdi className="font-semibold">{name || t('donations.list.erased')}</bdi>;
  return (
    <>
      {href === undefined ? (
        shown
      ) : (
        <a href={href} className="text-link inline-flex min-h-11 items-center">
          {shown}
        </a>
      )}
      <span className="block text-step--1 text-muted">
        {emailAddress !== null && (
          <>
            <bdi>{emailAddress}</bdi> ·{' '}
          </>
        )}
        {t('donations.donors.giftCount', { count: gifts })}
      </span>
    </>
  );
}

function Alike({ donor, other }: { donor: AdminDonor; other: AdminDonor['alike'][number] }) {
  const t = useTranslations();
  const form = useDonorForm(mergeForm, {
    about: [donor.id, other.id],
    doneText: t('donations.donors.mergedNote'),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 wrap-anywhere">
        <Other {...other} href={adminHref('adminDonor', { donorId: other.id })} />
        <p className="mt-1 flex flex-wrap gap-1">
          {other.why.map((why) => (
            <Badge key={why}>{t(likenessNames[why])}</Badge>
          ))}
        </p>
      </div>
      {donor.mayAct && (
        <PageForm form={form}>
          <input type="hidden" name="other" value={other.id} />
          <SubmitButton size="s" variant="secondary">
            {t('donations.donors.merge')}
          </SubmitButton>
        </PageForm>
      )}
    </li>
  );
}

function Merged({ donor, other }: { donor: AdminDonor; other: AdminDonor['merged'][number] }) {
  const t = useTranslations();
  const moment = useMoment();
  const form = useDonorForm(partForm, {
    about: [donor.id, other.id],
    doneText: t('donations.donors.parted'),
  });
  const at = moment(other.at, { dateStyle: 'medium' });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 wrap-anywhere">
        <Other {...other} />
        <span className="block text-step--1 text-muted">
          {t.rich('donations.donors.mergedBy', {
            name: other.by ?? t('donations.donors.someone'),
            at,
            bdi: isolate,
          })}
        </span>
      </div>
      {donor.mayAct && (
        <PageForm form={form}>
          <SubmitButton size="s" variant="quiet">
            {t('donations.donors.part')}
          </SubmitButton>
        </PageForm>
      )}
    </li>
  );
}

function MergeForm({ id }: { id: string }) {
  const t = useTranslations();
  const form = useDonorForm(mergeForm, {
    about: [id],
    doneText: t('donations.donors.mergedNote'),
    clears: true,
  });
  return (
    <PageForm form={form} className="mt-4 grid grid-cols-1 gap-3 border-t border-line pt-4">
      <PageField
        name="other"
        label={t('donations.donors.other')}
        hint={t('donations.donors.otherHint')}
        required
      >
        {(control) => <TextInput {...control} dir="ltr" autoComplete="off" maxLength={300} />}
      </PageField>
      <p>
        <SubmitButton variant="secondary">{t('donations.donors.mergeOther')}</SubmitButton>
      </p>
    </PageForm>
  );
}
