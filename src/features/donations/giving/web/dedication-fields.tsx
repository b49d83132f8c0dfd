import { useTranslations } from 'use-intl';
import { useFormField } from '#page/form/form-context.ts';
import { PageField } from '#page/form/page-field.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { TextInput } from '#ui/field/text-input.tsx';
import { dedications, longestDedication, longestMessage } from '#features/donations/policy.ts';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import { ChoiceRow } from './choice-row.tsx';
import { WrongChoice } from './wrong-choice.tsx';

/** In whose merit it is given, and a word to us or to everyone. What a dedication needs goes away where there is none. */
export function DedicationFields({ showsMessage }: { showsMessage: boolean }) {
  const t = useTranslations();
  const { dedications: words } = useDonationWords();
  const { value = 'none', issue } = useFormField('dedication');
  return (
    <fieldset className="group/dedication">
      <legend className="mb-4 text-step-2 font-bold">{t('donations.form.dedication')}</legend>
      <WrongChoice issue={issue} />
      <div className="grid gap-3 sm:grid-cols-2">
        {dedications.map((kind) => (
          <ChoiceRow
            key={kind}
            name="dedication"
            value={kind}
            isChosen={kind === value}
            label={words[kind]}
          />
        ))}
      </div>
      <div className="mt-5 group-has-[[value=none]:checked]/dedication:hidden">
        <PageField
          name="dedicationText"
          label={t('donations.form.dedicationText')}
          hint={t('donations.form.dedicationHint', { most: longestDedication })}
        >
          {(control) => <TextInput {...control} dir="auto" maxLength={longestDedication} />}
        </PageField>
      </div>
      <PageField
        name="message"
        label={showsMessage ? t('donations.form.shownMessage') : t('donations.form.message')}
        hint={showsMessage ? t('donations.form.shownMessageHint') : t('donations.form.messageHint')}
        note={t('donations.form.optional')}
        className="mt-5"
      >
        {(control) => (
          <textarea {...control} rows={2} dir="auto" maxLength={longestMessage} className={controlLook} />
        )}
      </PageField>
    </fieldset>
  );
}
