import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CourseSummary } from '#features/learning/contract.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { href } from '#urls.ts';
import type { WallChoice } from './wall-queries.ts';

interface WallFilterProps {
  courses: readonly CourseSummary[];
  choice: WallChoice;
}

/** Which course, and in which order: kept in the address, with a button where scripts do not run. */
export function WallFilter({ courses, choice }: WallFilterProps) {
  const t = useTranslations();
  const navigate = useNavigate();
  const viewer = useViewer();
  const choose = (form: HTMLFormElement) => {
    const said = new FormData(form);
    const read = (name: string) => {
      const value = said.get(name);
      return typeof value === 'string' && value ? value : undefined;
    };
    void navigate(
      href('submissions', undefined, { course: read('course'), sort: read('sort'), from: read('from') }),
      {
        replace: true,
        preventScrollReset: true,
      },
    );
  };
  return (
    <form
      action={href('submissions')}
      onChange={(event) => choose(event.currentTarget)}
      className="grid grid-cols-1 items-end gap-4 sm:flex sm:flex-wrap"
    >
      <Field label={t('submissions.wall.course')} className="sm:basis-72">
        {(control) => (
          <SelectInput {...control} name="course" key={choice.course} defaultValue={choice.course ?? ''}>
            <option value="">{t('submissions.wall.allCourses')}</option>
            {courses.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label={t('submissions.wall.sort')} className="sm:basis-60">
        {(control) => (
          <SelectInput {...control} name="sort" key={choice.sort} defaultValue={choice.sort ?? ''}>
            <option value="">{t('submissions.wall.newest')}</option>
            <option value="encouraged">{t('submissions.wall.encouraged')}</option>
          </SelectInput>
        )}
      </Field>
      {(viewer?.classId || viewer?.role === 'educator') && (
        <Field label={t('submissions.wall.from')} className="sm:basis-60">
          {(control) => (
            <SelectInput {...control} name="from" key={choice.from} defaultValue={choice.from ?? ''}>
              <option value="">{t('submissions.wall.fromEveryone')}</option>
              <option value="class">{t('submissions.wall.fromClass')}</option>
            </SelectInput>
          )}
        </Field>
      )}
      <noscript>
        <Button type="submit" variant="secondary">
          {t('submissions.wall.show')}
        </Button>
      </noscript>
    </form>
  );
}
