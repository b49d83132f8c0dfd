import { useTranslations } from 'use-intl';
import { LocaleOptions } from '#page/form/locale-options.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { EntryView } from '#features/cms/contract.ts';
import { accessLevels, accessNames } from '#features/learning/authoring/web/editor/access-names.ts';
import { CourseField, KindField } from './belonging-fields.tsx';
import { nameShared, typeShared, type SharedField } from './download-forms.ts';

/** What all languages of a download share, besides its file. */
export function DownloadFields({ entry }: { entry: EntryView }) {
  const t = useTranslations();
  const field = (name: SharedField) => ({ name: nameShared(name), known: typeShared(entry.shared[name]) });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <CourseField {...field('course')} />
      <KindField {...field('kind')} />
      <PageField {...field('lang')} label={t('learning.downloads.field.lang')}>
        {(control) => (
          <SelectInput {...control}>
            <option value="">{t('learning.downloads.noWords')}</option>
            <LocaleOptions />
          </SelectInput>
        )}
      </PageField>
      <PageField {...field('access')} label={t('learning.downloads.field.access')}>
        {(control) => (
          <SelectInput {...control} defaultValue={control.defaultValue || 'default'}>
            {accessLevels.map((level) => (
              <option key={level} value={level}>
                {t(accessNames[level])}
              </option>
            ))}
          </SelectInput>
        )}
      </PageField>
      <PageField {...field('minAge')} label={t('learning.downloads.field.minAge')}>
        {(control) => <TextInput {...control} inputMode="numeric" dir="ltr" maxLength={2} />}
      </PageField>
      <PageField
        {...field('sort')}
        label={t('learning.downloads.field.sort')}
        hint={t('learning.downloads.sortHint')}
      >
        {(control) => <TextInput {...control} inputMode="numeric" dir="ltr" maxLength={3} />}
      </PageField>
    </div>
  );
}
