import IconArrowMerge from '@tabler/icons-react/dist/esm/icons/IconArrowMerge.mjs';
import IconMagnet from '@tabler/icons-react/dist/esm/icons/IconMagnet.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconScissors from '@tabler/icons-react/dist/esm/icons/IconScissors.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { memo, useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { readingSpeed } from '#core/caption-reading.ts';
import type { Cue } from '#core/cues.ts';
import { locales, type Locale } from '#core/locale.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import type { CueAct } from './cue-acts.ts';
import { CueFaultList } from './cue-fault-list.tsx';
import { findCueFaults } from './cue-faults.ts';
import { TimeInput } from './time-input.tsx';

interface CueRowProps {
  index: number;
  cue: Cue;
  before: Cue | undefined;
  duration: number;
  locale: Locale;
  /** What another language says at that time. */
  beside: { locale: Locale; text: string } | undefined;
  isSelected: boolean;
  readOnly: boolean;
  act(act: CueAct): void;
  onSelect(index: number): void;
  onPlay(cue: Cue): void;
}

/** One caption: its times, its rows, and what should be mended in it. */
export const CueRow = memo(function CueRow(props: CueRowProps) {
  const { index, cue, before, duration, locale, beside, isSelected, readOnly, act, onSelect, onPlay } = props;
  const t = useTranslations();
  const format = useFormatter();
  const faultsId = useId();
  const faults = findCueFaults(cue, { before, duration, locale });
  const number = index + 1;
  const speed = readingSpeed(cue.text.split('\n'), cue.end - cue.start);
  return (
    <li
      data-cue={index}
      onFocus={() => onSelect(index)}
      className={classNames(
        'grid gap-2 border-s-4 px-4 py-3 [contain-intrinsic-size:auto_9rem] [content-visibility:auto] sm:grid-cols-[8.5rem_1fr]',
        isSelected ? 'border-gold bg-tint-gold/40' : 'border-transparent',
      )}
    >
      <div className="flex gap-2 sm:flex-col">
        <TimeInput
          label={t('learning.captions.start', { number })}
          value={cue.start}
          disabled={readOnly}
          onChange={(start) => act({ type: 'times', index, start, end: Math.max(cue.end, start) })}
        />
        <TimeInput
          label={t('learning.captions.end', { number })}
          value={cue.end}
          disabled={readOnly}
          onChange={(end) => act({ type: 'times', index, start: cue.start, end })}
        />
      </div>
      <div className="min-w-0 space-y-1">
        <textarea
          aria-label={t('learning.captions.text', { number })}
          aria-invalid={faults.length > 0}
          aria-describedby={faults.length > 0 ? faultsId : undefined}
          lang={locale}
          dir={locales[locale].direction}
          rows={2}
          readOnly={readOnly}
          value={cue.text}
          onChange={({ currentTarget }) => act({ type: 'text', index, text: currentTarget.value })}
          className="block w-full resize-y rounded-control border-2 border-edge bg-white px-3 py-2 text-step-0 aria-invalid:border-danger"
        />
        {beside && (
          <p
            lang={beside.locale}
            dir={locales[beside.locale].direction}
            className="px-3 whitespace-pre-line text-muted"
          >
            {beside.text}
          </p>
        )}
        <CueFaultList faults={faults} id={faultsId} />
        <div className="flex flex-wrap items-center gap-x-1">
          <span className="me-auto text-step--1 text-muted tabular-nums max-sm:basis-full">
            {t('learning.captions.speed', { speed: format.number(speed, { maximumFractionDigits: 1 }) })}
          </span>
          <IconButton
            icon={IconPlayerPlay}
            label={t('learning.captions.play', { number })}
            onClick={() => onPlay(cue)}
          />
          {!readOnly && (
            <>
              <IconButton
                icon={IconScissors}
                label={t('learning.captions.split', { number })}
                onClick={() => act({ type: 'split', index })}
              />
              <IconButton
                icon={IconArrowMerge}
                label={t('learning.captions.merge', { number })}
                onClick={() => act({ type: 'merge', index })}
              />
              <IconButton
                icon={IconMagnet}
                label={t('learning.captions.snap', { number })}
                onClick={() => act({ type: 'snap', index })}
              />
              <IconButton
                icon={IconTrash}
                label={t('learning.captions.remove', { number })}
                onClick={() => act({ type: 'remove', index })}
              />
            </>
          )}
        </div>
      </div>
    </li>
  );
});
