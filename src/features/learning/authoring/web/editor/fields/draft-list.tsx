import { useTranslations } from 'use-intl';
import { freeName, textAt } from '../draft/item-draft.ts';
import { namesIn, withThing, withThingMoved, withoutThing } from '../draft/named-things.ts';
import { DraftRows } from './draft-rows.tsx';
import { DraftText } from './draft-text.tsx';
import { useEditing } from '../editing.tsx';

interface DraftListProps {
  /** Where its names stand in what all languages share, and their texts in each. */
  list: string;
  title: string;
  hint?: string;
  /** What a new one is named after. */
  prefix: string;
  min: number;
  max: number;
  /** The fewest that can be published. */
  atLeast?: number;
  /** The most characters of one. */
  longest: number;
  lines?: number;
}

/** Things of one text each, in order: steps, or what to have at hand. */
export function DraftList({
  list,
  title,
  hint,
  prefix,
  min,
  max,
  atLeast,
  longest,
  lines = 1,
}: DraftListProps) {
  const t = useTranslations();
  const { draft, onDraft, locale } = useEditing();
  const names = namesIn(draft, list);
  const numbered = (index: number) => t('learning.editor.place', { number: index + 1 });
  return (
    <fieldset>
      <legend className="mb-1 text-step-1 font-bold">{title}</legend>
      {hint && <p className="mb-3 text-step--1 text-muted">{hint}</p>}
      <DraftRows
        names={names}
        label={(index) => textAt(draft, locale, [list, names[index] ?? '']) || numbered(index)}
        min={min}
        max={max}
        {...(atLeast !== undefined && { atLeast })}
        onMove={(from, to) => onDraft(withThingMoved(draft, list, from, to))}
        onRemove={(index) => onDraft(withoutThing(draft, list, names[index] ?? ''))}
        addLabel={t('learning.editor.add')}
        onAdd={() => onDraft(withThing(draft, list, freeName(prefix, names)))}
      >
        {(index) => (
          <DraftText path={[list, names[index] ?? '']} label={numbered(index)} max={longest} lines={lines} />
        )}
      </DraftRows>
    </fieldset>
  );
}
