import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import type { FilePickerProps } from '#features/media/offered/file-picker.tsx';
import { areAllHere } from '#features/media/offered/picking/picked-file.ts';
import { useFormField } from '#page/form/form-context.ts';
import { Callout } from '#ui/card/callout.tsx';
import { longestCaption } from '../policy.ts';
import { readFiles, type KeptFile } from './work-body.ts';

interface FilesFieldProps {
  known: readonly KeptFile[];
  filesAtMost: number;
  /** Hears whether files are still being sent. */
  onUnderway(isUnderway: boolean): void;
}

/** The files of a work, as the form's field of that name; the picker comes once the page is live. */
export function FilesField({ known, filesAtMost, onUnderway }: FilesFieldProps) {
  const t = useTranslations();
  const { value, issue } = useFormField('files');
  const [files, setFiles] = useState(() => (value ? readFiles(value) : [...known]));
  const [Picker, setPicker] = useState<ComponentType<FilePickerProps> | 'failed'>();
  const field = useRef<HTMLInputElement>(null);
  const kept = JSON.stringify(files);
  const told = useRef(kept);
  useEffect(() => {
    let isGone = false;
    import('#features/media/offered/file-picker.tsx').then(
      ({ FilePicker }) => void (isGone || setPicker(() => FilePicker)),
      () => void (isGone || setPicker('failed')),
    );
    return () => void (isGone = true);
  }, []);
  useEffect(() => {
    // The draft hears of what was typed, and of files in the same way.
    if (told.current !== kept) field.current?.dispatchEvent(new Event('input', { bubbles: true }));
    told.current = kept;
  }, [kept]);
  return (
    <div>
      <p className="mb-2 text-step-1 font-bold">{t('submissions.handIn.files')}</p>
      <input ref={field} type="hidden" name="files" value={kept} />
      {Picker === 'failed' && <Callout tone="warning">{t('submissions.handIn.pickerFailed')}</Callout>}
      {Picker !== undefined && Picker !== 'failed' && (
        <Picker
          label={t('submissions.handIn.files')}
          initial={files}
          filesAtMost={filesAtMost}
          captionAtMost={longestCaption}
          onChange={(chosen) => {
            // One that cannot be used stays in the picker, which says why, and is not handed in.
            const usable = chosen.filter(({ state }) => state !== 'refused');
            onUnderway(!areAllHere(usable));
            setFiles(
              usable.flatMap(({ uploadId, caption }) =>
                uploadId === undefined ? [] : [{ uploadId, caption }],
              ),
            );
          }}
        />
      )}
      <noscript>
        <Callout>{t('submissions.handIn.filesNeedScripts')}</Callout>
      </noscript>
      {issue && (
        <p role="alert" className="mt-2 text-step--1 font-medium text-danger">
          {issue}
        </p>
      )}
    </div>
  );
}
