import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormatter, useTranslations } from 'use-intl';
import { useFormField } from '#page/form/form-context.ts';
import { usePage } from '#page/page-provider.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { EntryView } from '#features/cms/contract.ts';
import type { DownloadFile } from '#features/learning/downloads/contract.ts';
import { downloadPurpose, maxDownloadBytes } from '#features/learning/downloads/policy.ts';

import { sendFile } from '#features/media/offered/uploads/send-file.ts';
import { useProblemWords } from '#features/media/offered/uploads/use-problem-words.ts';
import { nameShared, typeShared } from './download-forms.ts';

/** The file of a download: chosen from the device, sent, and named by the form once it has arrived. */
export function FileField({ entry }: { entry: EntryView }) {
  const t = useTranslations();
  const format = useFormatter();
  const { api } = usePage();
  const id = useId();
  const name = nameShared('file');
  const { value, issue } = useFormField(name);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value ?? typeShared(entry.shared['file']));
  const [share, setShare] = useState(0);
  const words = useProblemWords();
  const send = useMutation({
    async mutationFn(file: File) {
      const uploadId = await sendFile(file, {
        purpose: downloadPurpose,
        maxBytes: maxDownloadBytes,
        onShare: setShare,
      });
      return api.learning.addDownloadFile.call({ uploadId });
    },
    onSuccess(file) {
      flushSync(() => setTyped(JSON.stringify(file)));
      field.current?.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });
  const file = readFile(typed);
  return (
    <div>
      <p className="mb-1.5 font-semibold" id={id}>
        {t('learning.downloads.field.file')}
      </p>
      <input ref={field} type="hidden" name={name} value={typed} />
      <label className="flex cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 rounded-card border-2 border-dashed border-edge bg-paper p-5 focus-within:outline-2 focus-within:outline-offset-2 hover:border-pomegranate">
        <Icon shape={IconFileUpload} size={28} className="text-pomegranate" />
        <span className="min-w-0 grow">
          <span className="block font-bold wrap-anywhere">
            {file ? <bdi>{file.name}</bdi> : t('learning.downloads.chooseFile')}
          </span>
          <span className="block text-step--1 text-muted">
            {file
              ? [
                  file.format.toUpperCase(),
                  file.pages && t('learning.resource.pages', { count: file.pages }),
                  t('learning.resource.size', {
                    size: format.number(Math.max(1, Math.round(file.bytes / 1000))),
                  }),
                ]
                  .filter(Boolean)
                  .join(' · ')
              : t('learning.downloads.fileHint')}
          </span>
          {file && (
            <span className="text-link block text-step--1">{t('learning.downloads.replaceFile')}</span>
          )}
        </span>
        <input
          type="file"
          aria-labelledby={id}
          accept=".pdf,.png,.jpg,.jpeg,.webp,.zip"
          className="sr-only"
          disabled={send.isPending}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) send.mutate(chosen);
            currentTarget.value = '';
          }}
        />
      </label>
      <div aria-live="polite">
        {send.isPending && (
          <p className="mt-2 font-semibold">
            {t('learning.downloads.sending', { share: format.number(share, { style: 'percent' }) })}
          </p>
        )}
        {send.error && (
          <Callout tone="danger" className="mt-2">
            {words.of(send.error)}
          </Callout>
        )}
        {issue && <p className="mt-1.5 text-step--1 font-medium text-danger">{issue}</p>}
      </div>
    </div>
  );
}

function readFile(typed: string): DownloadFile | undefined {
  return typed === '' ? undefined : (JSON.parse(typed) as DownloadFile);
}

/** A file of the form in words. */
export const nameFile = (typed: string) => readFile(typed)?.name ?? '';
