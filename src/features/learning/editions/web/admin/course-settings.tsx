import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Json } from '#core/json.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { Field } from '#ui/field/field.tsx';
import { RequiredMark } from '#ui/field/required-mark.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { categoriesQuery } from '#features/learning/offered/learning-queries.ts';
import { AccessSelect } from './access-select.tsx';
import { CourseCover } from './course-cover.tsx';
import { withShared } from './course-draft.ts';
import { RobotsFlags } from './robots-flags.tsx';
import type { CourseEditor } from './use-course-editor.ts';

interface CourseSettingsProps {
  editor: CourseEditor;
  courseId: string;
}

/** What all languages of a course share. */
export function CourseSettings({ editor, courseId }: CourseSettingsProps) {
  const t = useTranslations();
  const { data: categories } = useSuspenseQuery(categoriesQuery(usePage()));
  const { shared } = editor.draft;
  const set = (field: string, value: Json) => editor.change((draft) => withShared(draft, { [field]: value }));
  const textOf = (field: string) => (typeof shared[field] === 'string' ? shared[field] : '');
  const issue = (field: string) => editor.refusal?.issues[`shared.${field}`];
  const chosen = Array.isArray(shared['categories']) ? shared['categories'] : [];
  return (
    <Card as="section" labelledBy="settings" className="space-y-5">
      <h2 id="settings" className="text-step-1 font-bold">
        {t('learning.courses.settings')}
      </h2>
      <Field
        label={t('learning.courses.field.slug')}
        hint={t('learning.courses.slugHint')}
        required
        error={issue('slug')}
      >
        {(control) => (
          <TextInput
            {...control}
            dir="ltr"
            maxLength={100}
            data-path="shared.slug"
            value={textOf('slug')}
            onChange={({ currentTarget }) => set('slug', currentTarget.value.toLowerCase())}
          />
        )}
      </Field>
      <AccessSelect
        of="course"
        value={textOf('access') || 'default'}
        onChange={(access) => set('access', access)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField editor={editor} field="order" label={t('learning.courses.field.order')} min={1} />
        <NumberField
          editor={editor}
          field="featuredLevel"
          label={t('learning.courses.field.featured')}
          min={0}
        />
      </div>
      <Field label={t('learning.courses.field.published')} required error={issue('published')}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            data-path="shared.published"
            value={textOf('published')}
            onChange={({ currentTarget }) => set('published', currentTarget.value)}
          />
        )}
      </Field>
      <fieldset>
        <legend className="mb-1.5 font-semibold">
          {t('learning.courses.field.categories')}
          <RequiredMark word={t('learning.editor.required')} />
        </legend>
        {issue('categories') && <p className="text-step--1 text-danger">{issue('categories')}</p>}
        {categories.map(({ slug, name }) => (
          <Checkbox
            key={slug}
            label={name}
            checked={chosen.includes(slug)}
            data-path="shared.categories"
            onChange={({ currentTarget }) =>
              set(
                'categories',
                currentTarget.checked ? [...chosen, slug] : chosen.filter((one) => one !== slug),
              )
            }
          />
        ))}
      </fieldset>
      <fieldset>
        <legend className="mb-1.5 font-semibold">{t('learning.courses.shown')}</legend>
        <Flag editor={editor} field="comingSoon" label={t('learning.courses.field.comingSoon')} />
        <Flag editor={editor} field="demo" label={t('learning.courses.field.demo')} />
        <Flag editor={editor} field="archived" label={t('learning.courses.field.archived')} />
      </fieldset>
      <RobotsFlags editor={editor} />
      <CourseCover editor={editor} courseId={courseId} />
    </Card>
  );
}

interface SharedFieldProps {
  editor: CourseEditor;
  field: string;
  label: string;
}

function Flag({ editor, field, label }: SharedFieldProps) {
  return (
    <Checkbox
      label={label}
      checked={editor.draft.shared[field] === true}
      onChange={({ currentTarget }) => {
        const { checked } = currentTarget;
        editor.change((draft) => withShared(draft, { [field]: checked }));
      }}
    />
  );
}

function NumberField({ editor, field, label, min }: SharedFieldProps & { min: number }) {
  const value = editor.draft.shared[field];
  return (
    <Field label={label} required error={editor.refusal?.issues[`shared.${field}`]}>
      {(control) => (
        <TextInput
          {...control}
          type="number"
          data-path={`shared.${field}`}
          min={min}
          max={1000}
          value={typeof value === 'number' ? value : ''}
          onChange={({ currentTarget }) => {
            const number = Math.min(1000, Math.max(min, Math.round(currentTarget.valueAsNumber) || min));
            editor.change((draft) => withShared(draft, { [field]: number }));
          }}
        />
      )}
    </Field>
  );
}
