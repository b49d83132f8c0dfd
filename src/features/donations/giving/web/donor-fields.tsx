import { useTranslations } from 'use-intl';
import { useFormField } from '#page/form/form-context.ts';
import { PageField } from '#page/form/page-field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { anonymities, type Anonymity } from '#features/donations/policy.ts';
import { ChoiceRow } from './choice-row.tsx';
import { WrongChoice } from './wrong-choice.tsx';

interface DonorFieldsProps {
  donorName: string;
  donorAddress: string;
}

/** Who gives, and how she is named where donors are. */
export function DonorFields({ donorName, donorAddress }: DonorFieldsProps) {
  const t = useTranslations();
  const { value = 'named', issue } = useFormField('anonymity');
  const shown: Record<Anonymity, { label: string; hint: string }> = {
    named: { label: t('donations.form.named'), hint: t('donations.form.namedHint') },
    amount_hidden: { label: t('donations.form.amountHidden'), hint: t('donations.form.amountHiddenHint') },
    anonymous: { label: t('donations.form.anonymous'), hint: t('donations.form.anonymousHint') },
  };
  return (
    <>
      <fieldset className="grid items-start gap-5 sm:grid-cols-2">
        <legend className="mb-4 text-step-2 font-bold">{t('donations.form.you')}</legend>
        <PageField name="donorName" known={donorName} label={t('donations.form.name')} required>
          {(control) => <TextInput {...control} autoComplete="name" dir="auto" maxLength={120} />}
        </PageField>
        <PageField
          name="donorAddress"
          known={donorAddress}
          label={t('donations.form.address')}
          hint={t('donations.form.addressHint')}
          required
        >
          {(control) => <TextInput {...control} type="email" autoComplete="email" maxLength={254} />}
        </PageField>
      </fieldset>
      <fieldset>
        <legend className="mb-4 text-step-2 font-bold">{t('donations.form.shown')}</legend>
        <WrongChoice issue={issue} />
        <div className="grid gap-3">
          {anonymities.map((kind) => (
            <ChoiceRow key={kind} name="anonymity" value={kind} isChosen={kind === value} {...shown[kind]} />
          ))}
        </div>
      </fieldset>
    </>
  );
}
