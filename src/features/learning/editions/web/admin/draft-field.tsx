import { useTranslations } from 'use-intl';
import { locales, type Locale } from '#core/locale.ts';
import { controlLook } from '#ui/field/control-look.ts';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { OtherText } from '#features/learning/authoring/web/editor/fields/other-text.tsx';
import { textAt, withText } from './course-draft.ts';
import type { CourseEditor } from './use-course-editor.ts';

interface DraftTextProps {
  editor: CourseEditor;
  locale: Locale;
  path: readonly string[];
  label: string;
  maxLength: number;
  rows?: number;
  required?: boolean;
  disabled?: boolean;
}

/** A text of the course in one language, in that language's own direction, beside the other language's. What the server says of it is at it. */
export function DraftText({
  editor,
  locale,
  path,
  label,
  maxLength,
  rows,
  required,
  disabled,
}: DraftTextProps) {
  const t = useTranslations();
  const value = textAt(editor.draft, locale, path);
  const other = editor.beside && textAt(editor.draft, editor.beside, path);
  const error = editor.refusal?.issues[['texts', locale, ...path].join('.')];
  const attributes = {
    lang: locale,
    dir: locales[locale].direction,
    maxLength,
    disabled,
    'data-path': ['texts', locale, ...path].join('.'),
    value: typeof value === 'string' ? value : '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const text = currentTarget.value;
      editor.change((draft) => withText(draft, locale, path, text));
    },
  };
  return (
    <Field
      label={label}
      required={required ?? false}
      note={required ? undefined : t('learning.editor.optional')}
      error={error}
    >
      {(control) => (
        <div className={classNames('grid items-start gap-x-4 gap-y-1.5', editor.beside && 'md:grid-cols-2')}>
          {rows === undefined ? (
            <TextInput {...control} {...attributes} />
          ) : (
            <textarea {...control} {...attributes} rows={rows} className={controlLook} />
          )}
          <OtherText locale={editor.beside} text={typeof other === 'string' ? other : ''} />
        </div>
      )}
    </Field>
  );
}
