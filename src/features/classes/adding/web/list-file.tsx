import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Locale } from '#core/locale.ts';
import { readTextFile } from '#page/editor/read-text-file.ts';
import { usePage } from '#page/page-provider.tsx';
import { useIsLive } from '#page/use-is-live.ts';
import { buttonLook } from '#ui/button/button-look.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { toasts } from '#ui/toasts/toasts.ts';

/** What spreadsheets of that language write if they are not told otherwise. The preview shows the letters before anything happens. */
const encodings: Partial<Record<Locale, string>> = { he: 'windows-1255', ru: 'windows-1251' };
const westernEncoding = 'windows-1252';

/** Takes the list from a file in place of the clipboard. It is read in the browser and goes where a typed list goes. */
export function ListFile({ onRead }: { onRead(written: string): void }) {
  const t = useTranslations();
  const { locale } = usePage();
  const inputId = useId();
  if (!useIsLive()) return null;
  const read = async (file: File | undefined) => {
    if (!file) return;
    const text = await readTextFile(file, encodings[locale] ?? westernEncoding);
    if (text === undefined) toasts.show({ tone: 'danger', text: t('classes.add.fileUnreadable') });
    else onRead(text);
  };
  return (
    <div className="mt-3">
      <input
        id={inputId}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        className="peer sr-only"
        // The same file, saved again, is no change to the browser.
        onClick={({ currentTarget }) => (currentTarget.value = '')}
        onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
      />
      <label
        htmlFor={inputId}
        className={`${buttonLook('quiet', 's', false)} cursor-pointer peer-focus-visible:outline-2`}
      >
        <Icon shape={IconFileUpload} size={20} />
        {t('classes.add.file')}
      </label>
    </div>
  );
}
