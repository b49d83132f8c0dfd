import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { localeCodes, locales } from '#core/locale.ts';
import { PageField } from '#page/form/page-field.tsx';
import { usePage } from '#page/page-provider.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { EntryView } from '#features/cms/contract.ts';
import { accessLevels, accessNames } from '#features/learning/authoring/web/editor/access-names.ts';
import { courseNamesQuery } from '#features/learning/editions/web/admin/course-queries.ts';
import { downloadKinds } from '#features/learning/downloads/policy.ts';
import { resourceNames } from '#features/learning/resources/policy.ts';
import { nameShared, typeShared, type SharedField } from './download-forms.ts';

/** What all languages of a download share, besides its file. */
export function DownloadFields({ entry }: { entry: EntryView }) {
  const t = useTranslations();
  const { data: courses } = useSuspenseQuery(courseNamesQuery(usePage()));
  const field = (name: SharedField) => ({ name: nameShared(name), known: typeShared(entry.shared[name]) });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PageField {...field('course')} label={t('learning.downloads.field.course')} required>
        {(control) => (
          <SelectInput {...control}>
            {courses.items.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectInput>
        )}
      </PageField>
      <PageField {...field('kind')} label={t('learning.downloads.field.kind')} required>
        {(control) => (
          <SelectInput {...control}>
            {downloadKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(resourceNames[kind])}
              </option>
            ))}
          </SelectInput>
        )}
      </PageField>
      <PageField {...field('lang')} label={t('learning.downloads.field.lang')}>
        {(control) => (
          <SelectInput {...control}>
            <option value="">{t('learning.downloads.noWords')}</option>
            {localeCodes.map((code) => (
              <option key={code} value={code} lang={code}>
                {locales[code].name}
              </option>
            ))}
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
