import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntryView } from '#features/cms/contract.ts';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import type { ItemDraft } from '../editor/draft/item-draft.ts';
import { changedParts, isSameDraft, mergeDrafts, type Clash } from '../editor/draft/merge-drafts.ts';
import { entryQuery, toDraft } from './entry-query.ts';

interface Chosen {
  contentType: string;
  key: string;
}

/** Who has saved a later version meanwhile, and the fields in which it differs from mine. */
interface Meanwhile {
  by: string;
  at: string;
  clashes: readonly Clash[];
}

/**
 * A draft of an entry and its saves. Of two people who write at once nothing is lost: what another person has saved
 * meanwhile is merged field by field, and where both have changed the same field, I choose.
 */
export function useEntryDraft({ contentType, key }: Chosen, entry: EntryView | undefined) {
  const page = usePage();
  const { api } = page;
  const queries = useQueryClient();
  const id = `${contentType}.${key}`;
  const [saved, setSaved] = useState(() => ({ entry, content: toDraft(entry) }));
  const [draft, setDraft] = useState(saved.content);
  const [meanwhile, setMeanwhile] = useState<Meanwhile>();

  const accept = (view: EntryView) => {
    queries.setQueryData(entryQuery(page, id).queryKey, view);
    setSaved({ entry: view, content: toDraft(view) });
    // How the items stand, and what is found in them, may be another now.
    void queries.invalidateQueries({ queryKey: api.learning.itemStates.key() });
    void queries.invalidateQueries({ queryKey: api.learning.courseFindings.key() });
    return view;
  };
  const store = (mine: ItemDraft) =>
    saved.entry
      ? api.cms.saveEntry.call({
          id,
          version: saved.entry.version,
          release: saved.entry.release,
          ...changedParts(saved.content, mine),
        })
      : api.cms.createEntry.call({ contentType, key, ...mine });
  const merge = async (mine: ItemDraft) => {
    const theirs = await api.cms.entry.call({ id });
    const { draft: merged, clashes } = mergeDrafts(saved.content, mine, toDraft(theirs));
    accept(theirs);
    setDraft(merged);
    setMeanwhile({ by: theirs.changedBy, at: theirs.changedAt, clashes });
  };
  return {
    id,
    entry: saved.entry,
    draft,
    setDraft,
    meanwhile,
    hasChanges: !isSameDraft(saved.content, draft),
    accept,
    /** What the draft began with. */
    base: saved.content,
    /** Shows the entry as an act on it has left it, its content too. */
    show(view: EntryView) {
      setDraft(toDraft(accept(view)));
      setMeanwhile(undefined);
    },
    /** Takes up what was written on this base before; what has been saved since is merged with it. */
    takeUp(kept: { base: ItemDraft; draft: ItemDraft }) {
      const { draft: merged, clashes } = mergeDrafts(kept.base, kept.draft, saved.content);
      setDraft(merged);
      if (saved.entry && clashes.length > 0)
        setMeanwhile({ by: saved.entry.changedBy, at: saved.entry.changedAt, clashes });
    },
    /** Saves what has changed, and gives the entry as it is then; undefined if there is something to choose first. */
    async save(): Promise<EntryView | undefined> {
      if (saved.entry && isSameDraft(saved.content, draft)) return saved.entry;
      try {
        const view = accept(await store(draft));
        setMeanwhile(undefined);
        return view;
      } catch (error) {
        const code = findRefusal(error)?.code;
        if (code !== 'changed_meanwhile' && code !== 'key_taken') throw error;
        await merge(draft);
        return undefined;
      }
    },
  };
}
