import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { usePage } from '#page/page-provider.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { courseNamesQuery } from '#features/learning/editions/web/admin/course-queries.ts';
import { downloadKinds } from '#features/learning/downloads/policy.ts';
import { resourceNames } from '#features/learning/resources/policy.ts';

interface BelongingFieldProps {
  name: string;
  known?: string;
}

/** The course that a download belongs to. */
export function CourseField(props: BelongingFieldProps) {
  const t = useTranslations();
  const { data: courses } = useSuspenseQuery(courseNamesQuery(usePage()));
  return (
    <PageField {...props} label={t('learning.downloads.field.course')} required>
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
  );
}

/** What kind of file it is. */
export function KindField(props: BelongingFieldProps) {
  const t = useTranslations();
  return (
    <PageField {...props} label={t('learning.downloads.field.kind')} required>
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
  );
}
