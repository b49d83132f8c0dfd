import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { longest } from '../setup/policy.ts';
import { CategoryChoice } from './category-choice.tsx';

interface AboutFieldsProps {
  known: Partial<Record<'category' | 'name' | 'teamLeaderName' | 'email' | 'phone', string | undefined>>;
}

/** What a campaign is for, what it is called, and who leads it. */
export function AboutFields({ known }: AboutFieldsProps) {
  const t = useTranslations();
  return (
    <>
      <CategoryChoice known={known.category} />
      <PageField
        name="name"
        known={known.name}
        label={t('campaigns.form.name')}
        hint={t('campaigns.form.nameHint')}
        required
      >
        {(control) => <TextInput {...control} dir="auto" autoComplete="off" maxLength={longest.name} />}
      </PageField>
      <fieldset className="grid items-start gap-5 sm:grid-cols-2">
        <legend className="mb-4 text-step-1 font-bold">{t('campaigns.form.leader')}</legend>
        <PageField
          name="teamLeaderName"
          known={known.teamLeaderName}
          label={t('campaigns.form.teamLeaderName')}
          hint={t('campaigns.form.teamLeaderNameHint')}
          required
          className="sm:col-span-2"
        >
          {(control) => (
            <TextInput {...control} dir="auto" autoComplete="name" maxLength={longest.teamLeaderName} />
          )}
        </PageField>
        <PageField
          name="email"
          known={known.email}
          label={t('campaigns.form.email')}
          hint={t('campaigns.form.contactHint')}
          required
        >
          {(control) => <TextInput {...control} type="email" autoComplete="email" maxLength={254} />}
        </PageField>
        <PageField
          name="phone"
          known={known.phone}
          label={t('campaigns.form.phone')}
          note={t('campaigns.form.optional')}
        >
          {(control) => <TextInput {...control} type="tel" autoComplete="tel" maxLength={40} />}
        </PageField>
      </fieldset>
    </>
  );
}
