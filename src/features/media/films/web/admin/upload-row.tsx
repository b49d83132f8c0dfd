import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useFormatter, useTranslations } from 'use-intl';
import { IconButton } from '#ui/button/icon-button.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { useProblemWords } from '#features/media/offered/uploads/use-problem-words.ts';
import { canResume, cancelUpload, pauseUpload, resumeUpload, type FilmUpload } from './film-uploads.ts';

const million = 1_000_000;

/** One file on its way: how much has arrived, and the means to pause, go on and give up. */
export function UploadRow({ upload }: { upload: FilmUpload }) {
  const t = useTranslations();
  const format = useFormatter();
  const { key, name, sent, size, state } = upload;
  const megabytes = (bytes: number) =>
    format.number(bytes / million, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const amount = t('media.upload.amount', { sent: megabytes(sent), size: megabytes(size) });
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 grow space-y-1.5">
        <p className="flex flex-wrap justify-between gap-x-4">
          <bdi className="min-w-0 truncate font-semibold">{name}</bdi>
          <span className="text-step--1 text-muted tabular-nums">{amount}</span>
        </p>
        <ProgressBar share={sent / size} label={name} valueText={amount} />
        <p
          className={state === 'failed' ? 'text-step--1 text-danger' : 'text-step--1 text-muted'}
          role="status"
        >
          <UploadState upload={upload} />
        </p>
      </div>
      {state === 'sending' && (
        <IconButton
          icon={IconPlayerPause}
          label={t('media.upload.pause', { name })}
          onClick={() => pauseUpload(key)}
        />
      )}
      {(state === 'paused' || (state === 'failed' && canResume(upload))) && (
        <IconButton
          icon={IconPlayerPlay}
          mirrors
          label={t('media.upload.resume', { name })}
          onClick={() => resumeUpload(key)}
        />
      )}
      {state !== 'adding' && (
        <IconButton
          icon={IconX}
          label={t('media.upload.cancel', { name })}
          onClick={() => cancelUpload(key)}
        />
      )}
    </li>
  );
}

function UploadState({ upload: { state, problem } }: { upload: FilmUpload }) {
  const t = useTranslations();
  const words = useProblemWords();
  if (state === 'sending') return t('media.upload.sending');
  if (state === 'paused') return t('media.upload.paused');
  if (state === 'adding') return t('media.upload.adding');
  return problem ? words.ofUpload(problem) : null;
}
