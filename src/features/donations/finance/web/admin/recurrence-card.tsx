import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import type { AdminDonation } from '#features/donations/finance/contract.ts';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import { endForm } from './review-form.ts';

interface RecurrenceCardProps {
  donation: AdminDonation;
  recurrence: NonNullable<AdminDonation['recurrence']>;
}

/** What comes next of a donation that recurs; finance may end it. */
export function RecurrenceCard({ donation, recurrence }: RecurrenceCardProps) {
  const t = useTranslations();
  const { calendarDay } = useDonationWords();
  const { nextOn, triedAgainOn, way, isCharging, isCanceled, pausedFrom } = recurrence;
  const isRunning = donation.state === 'running';
  return (
    <Card as="section" labelledBy="giving-recurrence">
      <h2 id="giving-recurrence" className="text-step-1 font-bold">
        {isRunning ? t('donations.recurring.nextOn') : t('donations.state.ended')}
      </h2>
      {isRunning && (
        <>
          <p className="mt-2 text-step-1 font-semibold">{calendarDay(nextOn)}</p>
          {isCanceled && <p className="mt-1">{t('donations.recurring.canceled')}</p>}
          {pausedFrom !== null && <p className="mt-1">{t('donations.recurring.paused')}</p>}
          {isCharging && <p className="mt-1">{t('donations.recurring.charging')}</p>}
          <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
            {triedAgainOn !== null && (
              <>
                <dt className="text-muted">{t('donations.recurring.again')}</dt>
                <dd>{calendarDay(triedAgainOn)}</dd>
              </>
            )}
            <dt className="text-muted">{t('donations.recurring.way')}</dt>
            <dd>
              <bdi>{way?.label ?? t('donations.recurring.noWay')}</bdi>
            </dd>
          </dl>
        </>
      )}
      {donation.mayEnd && <EndForm id={donation.id} />}
    </Card>
  );
}

function EndForm({ id }: { id: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(endForm, {
    about: [id],
    doneText: t('donations.recurring.ended'),
    invalidates: [api.donations.key()],
  });
  return (
    <PageForm form={form} className="mt-5">
      <p className="mb-3 text-pretty">{t('donations.recurring.endText')}</p>
      <SubmitButton variant="secondary">{t('donations.recurring.end')}</SubmitButton>
    </PageForm>
  );
}
