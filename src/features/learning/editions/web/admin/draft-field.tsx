import { locales, type Locale } from '#core/locale.ts';
import { controlLook } from '#ui/field/control-look.ts';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
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

/** A text of the course in one language, in that language's own direction. What the server says of it is at it. */
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
  const value = textAt(editor.draft, locale, path);
  const error = editor.refusal?.issues[['texts', locale, ...path].join('.')];
  const attributes = {
    lang: locale,
    dir: locales[locale].direction,
    maxLength,
    disabled,
    value: typeof value === 'string' ? value : '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const text = currentTarget.value;
      editor.change((draft) => withText(draft, locale, path, text));
    },
  };
  return (
    <Field label={label} required={required ?? false} error={error}>
      {(control) =>
        rows === undefined ? (
          <TextInput {...control} {...attributes} />
        ) : (
          <textarea {...control} {...attributes} rows={rows} className={controlLook} />
        )
      }
    </Field>
  );
}
