import { useTranslations } from 'use-intl';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import type { TextPath } from '../draft/item-draft.ts';
import { DraftText } from './draft-text.tsx';
import { useEditing } from '../editing.tsx';

interface PictureFieldProps {
  label: string;
  file: string | undefined;
  onFile(file: string | undefined): void;
  /** Where its description is written, for anyone who cannot see it. */
  altPath: TextPath;
}

/** One of the item's pictures, or none, and what it shows. */
export function PictureField({ label, file, onFile, altPath }: PictureFieldProps) {
  const t = useTranslations();
  const { view } = useEditing();
  const pictures = view?.pictures ?? [];
  const shown = pictures.find((picture) => picture.file === file);
  const files = [
    ...new Set([...pictures.map((picture) => picture.file), ...(file === undefined ? [] : [file])]),
  ];
  if (files.length === 0) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {shown?.src ? (
        <img
          src={shown.src}
          alt=""
          width={320}
          height={240}
          className="aspect-4/3 w-full rounded-control bg-sand object-cover"
        />
      ) : (
        <div
          aria-hidden
          className="hidden rounded-control border-2 border-dashed border-edge bg-sand sm:block"
        />
      )}
      <div className="grid gap-4">
        <Field label={label}>
          {(control) => (
            <SelectInput
              {...control}
              value={file ?? ''}
              onChange={({ target }) => onFile(target.value === '' ? undefined : target.value)}
            >
              <option value="">{t('learning.editor.noPicture')}</option>
              {files.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
        {file !== undefined && (
          <DraftText
            path={altPath}
            label={t('learning.editor.alt')}
            hint={t('learning.editor.altHint')}
            max={200}
            lines={2}
          />
        )}
      </div>
    </div>
  );
}
