import { createContext, use, type ReactNode } from 'react';
import type { ItemType } from '#core/item-types.ts';
import type { Locale } from '#core/locale.ts';
import type { DraftIssue, DraftView } from '#features/learning/authoring/contract.ts';
import type { ItemDraft } from './draft/item-draft.ts';

/** What every part of an item's editor knows: the draft, how to change it, and the language of the texts. */
export interface Editing {
  item: { id: string; type: ItemType; film?: string };
  draft: ItemDraft;
  onDraft(draft: ItemDraft): void;
  /** The language of the texts that are written; the page's own is another matter. */
  locale: Locale;
  /** A second language, shown beside each text to translate from. */
  otherLocale: Locale | undefined;
  /** What was found wrong, each told at its place. */
  issues: readonly DraftIssue[];
  /** The draft as learners would see it, as far as it can be made. */
  view: DraftView | undefined;
}

const EditingContext = createContext<Editing | null>(null);

export function EditingProvider({ editing, children }: { editing: Editing; children: ReactNode }) {
  return <EditingContext value={editing}>{children}</EditingContext>;
}

export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('useEditing is used outside EditingProvider');
  return editing;
}
