import { useTranslations } from 'use-intl';
import type { Locale } from '#core/locale.ts';
import { localeCodes } from '#core/locale.ts';
import { ConflictsCard } from '#features/cms/offered/entry/conflicts-card.tsx';
import type { LifeOutcome } from '#features/cms/offered/entry/each-language.ts';
import type { LifeChange } from '#features/cms/offered/entry/entry-life.ts';
import type { ShowIssue } from '#features/cms/offered/entry/entry-issues.tsx';
import { LanguagesCard } from '#features/cms/offered/entry/languages-card.tsx';
import { VersionsCard } from '#features/cms/offered/entry/versions-card.tsx';
import type { PlacedFinding } from '#page/editor/finding-line.tsx';
import type { useEntryDraft } from './use-entry-draft.ts';
import { useItemLife } from './use-item-life.ts';

type EntryDraft = ReturnType<typeof useEntryDraft>;

interface ItemLifeProps {
  course: EntryDraft;
  /** What the item is made of; undefined for a film, which is part of its course. */
  body: EntryDraft | undefined;
  listFindings(languages: readonly Locale[]): PlacedFinding[];
  onShow: ShowIssue;
  /** What became of the languages. */
  onDone(change: LifeChange, outcome: LifeOutcome): void;
}

/** The life of each language of an item, and its versions. A film has those of its course. */
export function ItemLife({ course, body, listFindings, onShow, onDone }: ItemLifeProps) {
  const t = useTranslations();
  const run = useItemLife(course, body);
  const shown = body ?? course;
  if (!shown.entry) return null;
  const parts = body ? [course, body] : [course];
  const unsaved = parts.some(({ hasChanges }) => hasChanges) ? localeCodes : [];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <LanguagesCard
        entry={shown.entry}
        intro={body ? t('learning.editor.itemLife') : t('learning.editor.filmLife')}
        // Withdrawing a film would take its whole course away: that is done on the course’s page.
        {...(!body && { acts: ['publish', 'schedule', 'unschedule'] })}
        unsaved={unsaved}
        written={parts.map(({ draft }) => draft)}
        listFindings={listFindings}
        isDeletable={false}
        run={async (change) => {
          const outcome = await run(change);
          if (outcome) onDone(change, outcome);
          return outcome;
        }}
        onShow={onShow}
      />
      {body?.entry && (
        <div className="grid gap-6">
          {body.entry.conflicts.length > 0 && <ConflictsCard entry={body.entry} onResolved={body.show} />}
          <VersionsCard entry={body.entry} onRestored={body.show} />
        </div>
      )}
    </div>
  );
}
