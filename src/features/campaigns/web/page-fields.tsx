import { useTranslations } from 'use-intl';
import { LocaleOptions } from '#page/form/locale-options.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { longest } from '../setup/policy.ts';
import { CoverChoice } from './cover-choice.tsx';

interface PageFieldsProps {
  known: { description: string; story: string; filmUrl: string; cover: string; language: string };
}

/** What a campaign's page says and shows. */
export function PageFields({ known }: PageFieldsProps) {
  const t = useTranslations();
  return (
    <fieldset className="space-y-5">
      <legend className="mb-4 text-step-2 font-bold">{t('campaigns.form.page')}</legend>
      <PageField
        name="description"
        known={known.description}
        label={t('campaigns.form.description')}
        hint={t('campaigns.form.descriptionHint', { most: longest.description })}
        required
      >
        {(control) => (
          <TextInput {...control} dir="auto" autoComplete="off" maxLength={longest.description} />
        )}
      </PageField>
      <PageField
        name="story"
        known={known.story}
        label={t('campaigns.form.story')}
        note={t('campaigns.form.optional')}
        hint={t('campaigns.form.storyHint')}
      >
        {(control) => (
          <textarea {...control} rows={12} dir="auto" maxLength={longest.story} className={controlLook} />
        )}
      </PageField>
      <PageField
        name="language"
        known={known.language}
        label={t('campaigns.form.language')}
        className="sm:max-w-form"
      >
        {(control) => (
          <SelectInput {...control}>
            <LocaleOptions />
          </SelectInput>
        )}
      </PageField>
      <PageField
        name="filmUrl"
        known={known.filmUrl}
        label={t('campaigns.form.filmUrl')}
        note={t('campaigns.form.optional')}
        hint={t('campaigns.form.filmUrlHint')}
      >
        {(control) => <TextInput {...control} type="url" autoComplete="off" maxLength={longest.filmUrl} />}
      </PageField>
      <CoverChoice known={known.cover} />
    </fieldset>
  );
}
