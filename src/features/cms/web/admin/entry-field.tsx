import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { locales, type Locale } from '#core/locale.ts';
import { PageField } from '#page/form/page-field.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { nameField, typeField, valueAt } from '#features/cms/fields/policy.ts';
import type { FieldSpec } from '#features/cms/fields/policy.ts';
import type { EditedPart } from './entry-form.ts';
import { RichTextField } from './rich-text/rich-text-field.tsx';

interface EntryFieldProps {
  part: EditedPart;
  spec: FieldSpec;
  label: string;
  sayChoice(choice: string): string;
  /** Where the value comes from, or what else there is to say. */
  note?: ReactNode;
}

/** One field of an entry, in the direction of its language; what the caller may not change is shown as text. */
export function EntryField({ part, spec, label, sayChoice, note }: EntryFieldProps) {
  const { place, locale, content, mayWrite } = part;
  const known = typeField(spec, valueAt(content, spec.keys));
  const inLanguage = locale && { lang: locale, dir: locales[locale].direction };
  if (!mayWrite) {
    const said = spec.kind === 'choice' && known ? sayChoice(known) : known;
    return <FixedField label={label} known={said} inLanguage={inLanguage} />;
  }
  const name = nameField(place, spec.keys);
  if (spec.kind === 'richText')
    return <RichTextField name={name} known={known} label={label} note={note} inLanguage={inLanguage} />;
  return (
    <PageField name={name} known={known} label={label} note={note} required={false}>
      {(control) => <Control {...{ spec, control, inLanguage, sayChoice }} />}
    </PageField>
  );
}

type InLanguage = { lang: Locale; dir: 'ltr' | 'rtl' } | undefined;
type ControlProps = Parameters<Parameters<typeof PageField>[0]['children']>[0];

interface FieldControlProps extends Pick<EntryFieldProps, 'spec' | 'sayChoice'> {
  control: ControlProps;
  inLanguage: InLanguage;
}

function Control({ spec, control, inLanguage, sayChoice }: FieldControlProps) {
  const t = useTranslations();
  const { kind, choices, maxLength } = spec;
  if (kind === 'choice' || kind === 'yesNo')
    return (
      <SelectInput {...control}>
        <option value="">{t('cms.edit.noChoice')}</option>
        {kind === 'yesNo' ? (
          <>
            <option value="yes">{t('cms.edit.yes')}</option>
            <option value="no">{t('cms.edit.no')}</option>
          </>
        ) : (
          choices.map((choice) => (
            <option key={choice} value={choice}>
              {sayChoice(choice)}
            </option>
          ))
        )}
      </SelectInput>
    );
  if (kind === 'number') return <TextInput {...control} inputMode="decimal" dir="ltr" />;
  if (kind === 'date') return <TextInput {...control} type="date" />;
  if (kind === 'line') return <TextInput {...control} {...inLanguage} maxLength={maxLength} />;
  const isCode = kind === 'json';
  return (
    <textarea
      {...control}
      {...(isCode ? { dir: 'ltr', spellCheck: false } : inLanguage)}
      maxLength={maxLength}
      rows={rowsOf(control.defaultValue ?? '')}
      className={classNames(controlLook, isCode && 'font-mono text-step--1')}
    />
  );
}

const rowsOf = (text: string) =>
  Math.min(16, Math.max(3, text.split('\n').length, Math.ceil(text.length / 60)));

function FixedField({ label, known, inLanguage }: { label: string; known: string; inLanguage: InLanguage }) {
  const t = useTranslations();
  return (
    <div>
      <p className="mb-1.5 font-semibold">{label}</p>
      <p
        {...inLanguage}
        className="min-h-12 rounded-control bg-sand px-4 py-3 break-words whitespace-pre-line"
      >
        {known || <span className="text-muted">{t('cms.edit.nothing')}</span>}
      </p>
    </div>
  );
}
