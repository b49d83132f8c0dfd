import { useTranslations } from 'use-intl';
import { PageSection } from '#ui/layout/page-section.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { daysToCancel } from '#features/gifts/policy.ts';

/** What people ask before they give. */
export function GiftQuestions() {
  const t = useTranslations();
  const questions = [
    { asked: t('gifts.question.has'), answer: t('gifts.question.hasAnswer') },
    { asked: t('gifts.question.expires'), answer: t('gifts.question.expiresAnswer') },
    { asked: t('gifts.question.back'), answer: t('gifts.question.backAnswer', { days: daysToCancel }) },
    { asked: t('gifts.question.renews'), answer: t('gifts.question.renewsAnswer') },
    { asked: t('gifts.question.child'), answer: t('gifts.question.childAnswer') },
    { asked: t('gifts.question.shabbat'), answer: t('gifts.question.shabbatAnswer') },
  ];
  return (
    <PageSection labelledBy="gift-questions" width="reading" tone="sand">
      <SectionHeading id="gift-questions">{t('gifts.question.title')}</SectionHeading>
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
