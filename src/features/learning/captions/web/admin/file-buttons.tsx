import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { readCues, writeCues, type Cue, type CueFormat } from '#core/cues.ts';
import { readTextFile } from '#page/editor/read-text-file.ts';
import { buttonLook } from '#ui/button/button-look.ts';
import { Button } from '#ui/button/button.tsx';
import { toasts } from '#ui/toasts/toasts.ts';

interface FileButtonsProps {
  /** What a file is called, without its extension. */
  name: string;
  cues: readonly Cue[];
  onImport(cues: Cue[]): void;
  readOnly: boolean;
}

/** Captions from and to files of other programs: WebVTT and SRT. */
export function FileButtons({ name, cues, onImport, readOnly }: FileButtonsProps) {
  const t = useTranslations();
  const inputId = useId();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const text = await readTextFile(file);
    if (text === undefined) return toasts.show({ tone: 'danger', text: t('learning.captions.notUnicode') });
    const found = readCues(text);
    if (found.length > 0) onImport(found);
    toasts.show(
      found.length > 0
        ? { tone: 'success', text: t('learning.captions.imported', { count: found.length }) }
        : { tone: 'danger', text: t('learning.captions.nothingToImport') },
    );
  };
  const save = (format: CueFormat) => {
    const type = format === 'vtt' ? 'text/vtt' : 'application/x-subrip';
    const address = URL.createObjectURL(new Blob([writeCues(cues, format)], { type }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${name}.${format}`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {!readOnly && (
        <>
          <input
            id={inputId}
            type="file"
            accept=".vtt,.srt,text/vtt"
            className="peer sr-only"
            onChange={({ currentTarget }) => {
              void take(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
          <label
            htmlFor={inputId}
            className={`${buttonLook('quiet', 's', false)} cursor-pointer peer-focus-visible:outline-2`}
          >
            {t('learning.captions.import')}
          </label>
        </>
      )}
      <Button variant="quiet" size="s" icon={IconDownload} onClick={() => save('vtt')}>
        {t('learning.captions.saveAs', { format: 'WebVTT' })}
      </Button>
      <Button variant="quiet" size="s" icon={IconDownload} onClick={() => save('srt')}>
        {t('learning.captions.saveAs', { format: 'SRT' })}
      </Button>
    </div>
  );
}
