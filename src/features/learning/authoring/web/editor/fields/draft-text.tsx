import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { classNames } from '#ui/styles/class-names.ts';
import { controlLook } from '#ui/field/control-look.ts';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { textAt, withText, type TextPath } from '../draft/item-draft.ts';
import { useEditing } from '../editing.tsx';
import { OtherText } from './other-text.tsx';
import { useIssueAt } from './use-issue-at.ts';

/** A text that may be longer wraps, so that all of it can be seen. */
const longestLine = 60;

interface DraftTextProps {
  path: TextPath;
  label: ReactNode;
  hint?: ReactNode;
  /** The most characters it may have. */
  max: number;
  /** How many lines are shown while it is short. */
  lines?: number;
  /** Whether it can be published without. */
  optional?: boolean;
  className?: string;
}

/** A text of the draft in the language that is written, in that language's direction, beside the other language's. */
export function DraftText({
  path,
  label,
  hint,
  max,
  lines = 1,
  optional = false,
  className,
}: DraftTextProps) {
  const t = useTranslations();
  const { draft, onDraft, locale, otherLocale } = useEditing();
  const value = textAt(draft, locale, path);
  const other = otherLocale && textAt(draft, otherLocale, path);
  const left = max - value.length;
  const error = useIssueAt(['texts', locale, ...path], left < 0);
  const shared = {
    value,
    lang: locale,
    dir: locales[locale].direction,
    'data-path': ['texts', locale, ...path].join('.'),
    onChange: ({ target }: { target: { value: string } }) =>
      onDraft(withText(draft, locale, path, target.value)),
  };
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={!optional}
      note={
        optional
          ? t('learning.editor.optional')
          : left <= 20
            ? t('learning.editor.left', { count: left })
            : undefined
      }
      className={className}
    >
      {(control) => (
        <div className={classNames('grid items-start gap-x-4 gap-y-1.5', otherLocale && 'md:grid-cols-2')}>
          {max > longestLine ? (
            <textarea
              {...control}
              {...shared}
              rows={lines}
              className={classNames(controlLook, 'field-sizing-content')}
            />
          ) : (
            <TextInput {...control} {...shared} />
          )}
          <OtherText locale={otherLocale} text={other ?? ''} />
        </div>
      )}
    </Field>
  );
}
