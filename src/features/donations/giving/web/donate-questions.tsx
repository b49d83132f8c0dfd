import { useTranslations } from 'use-intl';
import { fundMethods } from '#core/payment-providers.ts';
import { PageSection } from '#ui/layout/page-section.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { unitsOf } from '#features/donations/policy.ts';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import type { DonationFormView } from '../contract.ts';

/** What people ask before they give. */
export function DonateQuestions({
  form,
}: {
  form: Pick<DonationFormView, 'currency' | 'methods' | 'reviewAbove'>;
}) {
  const t = useTranslations();
  const { sum } = useDonationWords();
  const { currency, methods, reviewAbove } = form;
  const offersFund = methods.some((method) => fundMethods.includes(method));
  const questions = [
    { asked: t('donations.question.where'), answer: t('donations.question.whereAnswer') },
    { asked: t('donations.question.receipt'), answer: t('donations.question.receiptAnswer') },
    ...(offersFund
      ? [{ asked: t('donations.question.fund'), answer: t('donations.question.fundAnswer') }]
      : []),
    { asked: t('donations.question.back'), answer: t('donations.question.backAnswer') },
    {
      asked: t('donations.question.large'),
      answer: t('donations.question.largeAnswer', {
        sum: sum(unitsOf(reviewAbove, currency).amount, currency),
      }),
    },
    { asked: t('donations.question.shabbat'), answer: t('donations.question.shabbatAnswer') },
  ];
  return (
    <PageSection labelledBy="donate-questions" width="reading" tone="sand">
      <SectionHeading id="donate-questions">{t('donations.question.title')}</SectionHeading>
      <div className="on-paper divide-y divide-ink-soft/15 rounded-card bg-paper px-6 shadow-lift-1 sm:px-8">
        {questions.map(({ asked, answer }) => (
          <details key={asked} className="group py-2">
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{asked}</summary>
            <p className="pb-4 text-pretty text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </PageSection>
  );
}
