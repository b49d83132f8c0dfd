import { useTranslations } from 'use-intl';
import type { TextPath } from '../draft/item-draft.ts';
import { DraftText } from './draft-text.tsx';
import { PictureChoice } from './picture-choice.tsx';

interface PictureFieldProps {
  label: string;
  file: string | undefined;
  onFile(file: string | undefined): void;
  /** Where its description is written, for anyone who cannot see it. */
  altPath: TextPath;
}

/** A picture, or none, and what it shows in each language. */
export function PictureField({ label, file, onFile, altPath }: PictureFieldProps) {
  const t = useTranslations();
  return (
    <div className="grid gap-4">
      <PictureChoice label={label} file={file} onFile={onFile} />
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
  );
}
