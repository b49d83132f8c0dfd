import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { Facts } from '#page/admin/facts.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import type { AdminSponsorship } from '#features/sponsorships/deciding/contract.ts';
import { useDedicationWords } from '#features/sponsorships/web/use-dedication-words.ts';
import { adminSponsorshipQuery } from './admin-queries.ts';
import { reviewForm } from './review-form.ts';

/** `/admin/giving/sponsorships/{id}`: its words, and whether they are shown. */
export default function ReviewPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { sponsorshipId = '' } = useParams();
  const { data: sponsorship } = useSuspenseQuery(adminSponsorshipQuery(api, sponsorshipId));
  const { kinds, states, reviews } = useDedicationWords();
  const { about, kind, words, state, review, reason, sponsorName, repeats, donationId } = sponsorship;
  const isOpen = state === 'given' || state === 'kept';
  return (
    <>
      <AdminPageHead
        title={about}
        trail={[{ text: t('sponsorships.admin.title'), href: adminHref('adminSponsorships') }]}
      />
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <Card as="section" labelledBy="sponsorship-words">
          <h2 id="sponsorship-words" className="text-step-1 font-bold">
            {kinds[kind]}
          </h2>
          <p className="mt-2 text-step-1 wrap-anywhere">
            <bdi>{words}</bdi>
          </p>
          <Facts
            facts={[
              [t('sponsorships.column.state'), states[state]],
              [t('sponsorships.column.review'), reviews[review]],
              [t('sponsorships.admin.reason'), reason || null],
              [t('sponsorships.column.sponsor'), sponsorName || null],
              [
                t('sponsorships.admin.repeats'),
                repeats ? t('sponsorships.admin.yes') : t('sponsorships.admin.no'),
              ],
              [
                t('sponsorships.admin.donation'),
                donationId === null ? null : (
                  <a key="donation" href={adminHref('adminDonation', { donationId })} className="text-link">
                    {t('sponsorships.admin.openDonation')}
                  </a>
                ),
              ],
            ]}
          />
        </Card>
        {isOpen && <Decisions key={sponsorship.version} sponsorship={sponsorship} />}
      </div>
    </>
  );
}

function Decisions({ sponsorship }: { sponsorship: AdminSponsorship }) {
  const t = useTranslations();
  const { api } = usePage();
  const { id, version, review } = sponsorship;
  const shared = { invalidates: [api.sponsorships.key()] };
  const approve = usePageForm(reviewForm, {
    ...shared,
    about: [id, 'approved'],
    doneText: t('sponsorships.admin.approved'),
  });
  const decline = usePageForm(reviewForm, {
    ...shared,
    about: [id, 'declined'],
    doneText: t('sponsorships.admin.declined'),
  });
  return (
    <Card as="section" labelledBy="sponsorship-decisions" className="space-y-4">
      <h2 id="sponsorship-decisions" className="text-step-1 font-bold">
        {t('sponsorships.admin.decide')}
      </h2>
      {review !== 'approved' && (
        <PageForm form={approve}>
          <input type="hidden" name="version" value={version} />
          <SubmitButton>{t('sponsorships.admin.approve')}</SubmitButton>
        </PageForm>
      )}
      {review !== 'declined' && (
        <details open={decline.isPosted || undefined} className="border-t border-line pt-2">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            {t('sponsorships.admin.decline')}
          </summary>
          <PageForm form={decline} className="mt-3 space-y-3">
            <input type="hidden" name="version" value={version} />
            <PageField
              name="reason"
              label={t('sponsorships.admin.reason')}
              hint={t('sponsorships.admin.reasonHint')}
              required
            >
              {(control) => (
                <textarea {...control} rows={3} dir="auto" maxLength={1000} className={controlLook} />
              )}
            </PageField>
            <SubmitButton variant="secondary">{t('sponsorships.admin.decline')}</SubmitButton>
          </PageForm>
        </details>
      )}
    </Card>
  );
}
