import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { useFailureWords } from '#features/plans/offered/use-failure-words.ts';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import type { DonationView } from '../contract.ts';
import { payForm } from './donation-forms.ts';
import { DonationSummary } from './donation-summary.tsx';
import { GivingRests } from './giving-rests.tsx';
import { PayingFields } from './paying-fields.tsx';
import { placeAfter } from './place-after.ts';

interface UnpaidDonationProps {
  donation: DonationView;
  /** The donor has turned back at the provider. */
  isCanceled: boolean;
}

/** Nothing was taken yet, or nothing came of it: why, and how it can be paid. */
export function UnpaidDonation({ donation, isCanceled }: UnpaidDonationProps) {
  return (
    <>
      <h1 className="text-step-3">{useTitle(donation)}</h1>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="grid gap-6">
          <NotPaid donation={donation} isCanceled={isCanceled} />
          <PayAgain donation={donation} />
        </div>
        <DonationSummary donation={donation} />
      </div>
    </>
  );
}

function useTitle({ sentBack, review }: DonationView): string {
  const t = useTranslations();
  if (sentBack) return t('plans.back.otherTitle');
  return review === 'approved' ? t('donations.own.approvedTitle') : t('donations.own.unpaidTitle');
}

function NotPaid({
  donation: { payment, failure, review, sentBack, currency },
  isCanceled,
}: UnpaidDonationProps) {
  const t = useTranslations();
  const { sum } = useDonationWords();
  const why = useFailureWords(failure);
  if (payment === 'review') return <Callout title={t('donations.own.paymentReview')} />;
  if (sentBack) {
    const amount = { amount: sum(sentBack.amount, currency) };
    return (
      <Callout>{sentBack.isDone ? t('plans.back.done', amount) : t('plans.back.onItsWay', amount)}</Callout>
    );
  }
  if (payment === 'failed' || isCanceled)
    return (
      <Callout tone="warning" title={t('plans.paid.notTitle')}>
        {why}
      </Callout>
    );
  return review === 'approved' ? <Callout tone="success">{t('donations.own.approved')}</Callout> : null;
}

function PayAgain({ donation }: Pick<UnpaidDonationProps, 'donation'>) {
  const t = useTranslations();
  const { sum } = useDonationWords();
  const form = usePageForm(payForm, { onDone: (begun) => window.location.assign(placeAfter(begun)) });
  const { payment, refused, reopensAt, methods, total, currency } = donation;
  if (payment === 'review') return null;
  if (refused !== null) return <Callout>{refused}</Callout>;
  if (reopensAt !== null) return <GivingRests reopensAt={reopensAt} />;
  if (methods.length === 0)
    return <Callout title={t('donations.page.nowhereTitle')}>{t('donations.page.nowhere')}</Callout>;
  return (
    <Card padding="m" className="sm:p-8">
      <PageForm form={form}>
        <PayingFields {...donation} />
        <SubmitButton size="l" wide className="mt-6">
          {t('donations.form.giveSum', { sum: sum(total, currency) })}
        </SubmitButton>
        <p className="mt-3 text-step--1 text-pretty text-muted">{t('donations.form.secure')}</p>
      </PageForm>
    </Card>
  );
}
