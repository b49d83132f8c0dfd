import { useTranslations } from 'use-intl';
import { PageSection } from '#ui/layout/page-section.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { href } from '#urls.ts';

/** What people ask before they pay, with the answers that decide. */
export function PlanQuestions({ trialDays: days }: { trialDays: number }) {
  const t = useTranslations();
  const questions: readonly {
    asked: string;
    answer: string;
    link?: { href: string; text: string };
  }[] = [
    { asked: t('plans.question.cancel'), answer: t('plans.question.cancelAnswer') },
    { asked: t('plans.question.change'), answer: t('plans.question.changeAnswer') },
    { asked: t('plans.question.pause'), answer: t('plans.question.pauseAnswer') },
    { asked: t('plans.question.trial'), answer: t('plans.question.trialAnswer', { days }) },
    { asked: t('plans.question.fails'), answer: t('plans.question.failsAnswer') },
    { asked: t('plans.question.card'), answer: t('plans.question.cardAnswer') },
    { asked: t('plans.question.shabbat'), answer: t('plans.question.shabbatAnswer') },
    {
      asked: t('plans.question.cannotPay'),
      answer: t('plans.question.cannotPayAnswer'),
      link: { href: href('scholarship'), text: t('plans.question.toScholarship') },
    },
  ];
  return (
    <PageSection labelledBy="plan-questions" width="reading">
      <SectionHeading id="plan-questions">{t('plans.question.title')}</SectionHeading>
      <div className="on-paper divide-y divide-ink-soft/15 rounded-card bg-paper px-6 shadow-lift-1 sm:px-8">
        {questions.map(({ asked, answer, link }) => (
          <details key={asked} className="group py-2">
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{asked}</summary>
            <p className="pb-4 text-pretty text-ink-soft">{answer}</p>
            {link && (
              <a href={link.href} className="mb-2 inline-flex min-h-11 items-center font-semibold text-link">
                {link.text}
              </a>
            )}
          </details>
        ))}
      </div>
    </PageSection>
  );
}
