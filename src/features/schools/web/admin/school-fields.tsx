import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { SchoolFields as Fields } from '#features/schools/contract.ts';
import { schoolCalendars } from '#features/schools/policy.ts';
import { useSchoolWords } from './school-words.ts';

/** What is known of a school: to be filled in, or changed. */
export function SchoolFields({ school }: { school?: Fields }) {
  const t = useTranslations();
  const { countries, calendars } = useSchoolWords();
  return (
    <>
      <PageField name="name" known={school?.name} label={t('schools.field.name')} required>
        {(control) => <TextInput {...control} autoComplete="off" dir="auto" maxLength={120} />}
      </PageField>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <PageField name="city" known={school?.city} label={t('schools.field.city')} required>
          {(control) => <TextInput {...control} autoComplete="off" dir="auto" maxLength={80} />}
        </PageField>
        <PageField name="country" known={school?.country ?? 'IL'} label={t('schools.field.country')} required>
          {(control) => (
            <SelectInput {...control}>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectInput>
          )}
        </PageField>
      </div>
      <PageField
        name="calendar"
        known={school?.calendar ?? 'israel'}
        label={t('schools.field.calendar')}
        hint={t('schools.field.calendarHint')}
        required
        className="sm:max-w-form"
      >
        {(control) => (
          <SelectInput {...control}>
            {schoolCalendars.map((calendar) => (
              <option key={calendar} value={calendar}>
                {calendars[calendar]}
              </option>
            ))}
          </SelectInput>
        )}
      </PageField>
    </>
  );
}
