import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { mayTryAgain, type FilePicking } from './file-picking.ts';
import type { PickedFile } from './picked-file.ts';
import { PickedPicture } from './picked-picture.tsx';
import { useFileWords } from './use-file-words.ts';

interface PickedRowProps {
  file: PickedFile;
  place: number;
  count: number;
  captionAtMost: number;
  picking: FilePicking;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

/** One file: what it is, how far it has come, its caption and its place. */
export function PickedRow({ file, place, count, captionAtMost, picking, onMove, onRemove }: PickedRowProps) {
  const t = useTranslations();
  const { key, caption, state } = file;
  const name = file.name || t('media.pick.unnamed', { place });
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 py-4">
      <PickedPicture file={file} />
      <div className="min-w-0">
        <div className="-mt-2 flex items-center gap-1">
          <bdi className="line-clamp-2 min-w-0 grow text-step--1 font-semibold wrap-anywhere sm:text-step-0">
            {name}
          </bdi>
          {state === 'sending' && (
            <IconButton
              icon={IconPlayerPause}
              label={t('media.pick.pause', { name })}
              onClick={() => picking.pause(key)}
            />
          )}
          {mayTryAgain(file) && (
            <IconButton
              icon={IconPlayerPlay}
              mirrors
              label={state === 'paused' ? t('media.pick.resume', { name }) : t('media.pick.retry', { name })}
              onClick={() => picking.resume(key)}
            />
          )}
          <IconButton icon={IconX} label={t('media.pick.remove', { name })} onClick={onRemove} />
        </div>
        <PickedProgress file={file} name={name} />
      </div>
      <div className="col-span-2 flex items-end justify-end gap-1 sm:col-span-1 sm:col-start-2">
        {mayBeUsed(file) && (
          <Field label={t('media.pick.caption')} note={t('media.pick.optional')} className="min-w-0 grow">
            {(control) => (
              <TextInput
                {...control}
                value={caption}
                maxLength={captionAtMost}
                dir="auto"
                onChange={({ currentTarget }) => picking.caption(key, currentTarget.value)}
              />
            )}
          </Field>
        )}
        {count > 1 && (
          <>
            <IconButton
              icon={IconArrowUp}
              label={t('media.pick.earlier', { name })}
              aria-disabled={place === 1}
              className="aria-disabled:opacity-40"
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon={IconArrowDown}
              label={t('media.pick.later', { name })}
              aria-disabled={place === count}
              className="aria-disabled:opacity-40"
              onClick={() => onMove(1)}
            />
          </>
        )}
      </div>
    </li>
  );
}

/** Not one that was refused, here or by the server. */
function mayBeUsed(file: PickedFile): boolean {
  return (
    file.state !== 'refused' && (file.state !== 'failed' || file.problem === 'gone' || mayTryAgain(file))
  );
}

function PickedProgress({ file, name }: { file: PickedFile; name: string }) {
  const t = useTranslations();
  const words = useFileWords();
  const { state, sent, size, problem } = file;
  const isUnderway = state === 'sending' || state === 'paused';
  const amount = words.amount(sent, size);
  const said = {
    sending: t('media.pick.sending'),
    paused: t('media.pick.paused'),
    checking: t('media.pick.checking'),
    ready: t('media.pick.ready'),
    failed: problem ? words.ofProblem(problem) : '',
    refused: problem ? words.ofProblem(problem) : '',
  }[state];
  const isWrong = state === 'failed' || state === 'refused';
  return (
    <>
      {isUnderway && size > 0 && (
        <ProgressBar share={sent / size} label={name} valueText={amount} className="my-1.5" />
      )}
      <p
        className={isWrong ? 'text-step--1 font-medium text-danger' : 'text-step--1 text-muted'}
        role="status"
      >
        {said}
        {isUnderway && <span className="ms-2 tabular-nums">{amount}</span>}
      </p>
    </>
  );
}
