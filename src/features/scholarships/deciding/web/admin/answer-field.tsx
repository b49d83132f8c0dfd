import { useTranslations } from 'use-intl';
import { locales, type Locale } from '#core/locale.ts';
import { PageField } from '#page/form/page-field.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { longestAnswer } from '#features/scholarships/policy.ts';

/** The decider’s own words, which stand in the answer after ours. */
export function AnswerField({ language }: { language: Locale }) {
  const t = useTranslations();
  return (
    <PageField
      name="answer"
      label={t('scholarships.decide.answer')}
      hint={t('scholarships.decide.answerHint', { language: locales[language].name })}
    >
      {(control) => (
        <textarea {...control} dir="auto" rows={3} maxLength={longestAnswer} className={controlLook} />
      )}
    </PageField>
  );
}
