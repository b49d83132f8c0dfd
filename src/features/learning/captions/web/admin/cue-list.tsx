import { useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { Cue } from '#core/cues.ts';
import type { Locale } from '#core/locale.ts';
import { Button } from '#ui/button/button.tsx';
import type { CueAct } from './cue-acts.ts';
import { CueRow } from './cue-row.tsx';

interface CueListProps {
  list: RefObject<HTMLUListElement | null>;
  cues: readonly Cue[];
  duration: number;
  locale: Locale;
  beside: { locale: Locale; cues: readonly Cue[] } | undefined;
  selected: number;
  readOnly: boolean;
  act(act: CueAct): void;
  onSelect(index: number): void;
  onPlay(cue: Cue): void;
}

/** All captions in the order of their time, and the means to move many of them at once. */
export function CueList(props: CueListProps) {
  const { list, cues, duration, locale, beside, selected, readOnly, act, onSelect, onPlay } = props;
  const t = useTranslations();
  const [by, setBy] = useState('0.5');
  const seconds = Number(by.replace(',', '.'));
  const shift = (factor: 1 | -1) => {
    if (Number.isFinite(seconds))
      act({ type: 'shift', index: selected, by: factor * seconds, following: true });
  };
  return (
    <section className="min-w-0" aria-label={t('learning.captions.list')}>
      {!readOnly && cues.length > 0 && (
        <div className="mb-3 flex flex-wrap items-center gap-2 rounded-control bg-sand px-3 py-2">
          <label className="flex items-center gap-2">
            <span className="text-step--1">{t('learning.captions.shift', { number: selected + 1 })}</span>
            <input
              type="text"
              dir="ltr"
              inputMode="decimal"
              value={by}
              onChange={({ currentTarget }) => setBy(currentTarget.value)}
              className="min-h-11 w-20 rounded-control border-2 border-edge bg-white px-2 text-center tabular-nums"
            />
          </label>
          <Button variant="quiet" size="s" onClick={() => shift(-1)}>
            {t('learning.captions.shiftEarlier')}
          </Button>
          <Button variant="quiet" size="s" onClick={() => shift(1)}>
            {t('learning.captions.shiftLater')}
          </Button>
        </div>
      )}
      {cues.length === 0 && <p className="text-muted">{t('learning.captions.none')}</p>}
      <ul ref={list} className="divide-y divide-line rounded-card bg-paper shadow-lift-1">
        {cues.map((cue, index) => (
          <CueRow
            key={index}
            index={index}
            cue={cue}
            before={cues[index - 1]}
            duration={duration}
            locale={locale}
            beside={beside && besideOf(cue, beside)}
            isSelected={index === selected}
            readOnly={readOnly}
            act={act}
            onSelect={onSelect}
            onPlay={onPlay}
          />
        ))}
      </ul>
    </section>
  );
}

/** What another language says while a caption is shown. */
function besideOf({ start, end }: Cue, beside: { locale: Locale; cues: readonly Cue[] }) {
  const meanwhile = beside.cues.filter((other) => overlap(other, { start, end }) > 0.3);
  return { locale: beside.locale, text: meanwhile.map(({ text }) => text).join('\n') };
}

/** The share of the shorter of two captions in which both are shown. */
function overlap(one: Pick<Cue, 'start' | 'end'>, other: Pick<Cue, 'start' | 'end'>): number {
  const both = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  return both / Math.max(0.001, Math.min(one.end - one.start, other.end - other.start));
}
