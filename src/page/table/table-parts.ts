import type { ReactNode } from 'react';
import type { ListingSelection } from '#core/listing.ts';
import type { IconShape } from '#ui/icon/icon.tsx';

/** A column as the page shows it. Its id is that of the listing's order, if it can be sorted by. */
export interface TableColumn<Item> {
  id: string;
  heading: string;
  cell(item: Item): ReactNode;
  isSortable?: boolean;
  isNumber?: boolean;
  /** Shown only once it is chosen. */
  isExtra?: boolean;
}

/** A filter, named as in the listing's request. */
export type TableFilter =
  | {
      name: string;
      label: string;
      kind: 'choice';
      choices: readonly { value: string; text: string }[];
      /** What the list shows without a choice, where that is not everything. */
      without?: string;
    }
  | { name: string; label: string; kind: 'day' }
  | { name: string; label: string; kind: 'text'; suggestions?: readonly string[] };

/** What came of a bulk act. */
export interface BulkOutcome {
  /** What was done, with its count. */
  text: string;
  /** The inverse act, offered for ten seconds. */
  undo?: () => Promise<unknown>;
}

/** Something that can be done to all selected rows at once. */
export interface BulkAct<Request> {
  name: string;
  label: string;
  icon?: IconShape;
  /** It cannot be done to all that match, only to rows that are named: a merge, say. */
  needsRows?: { from: number; to: number };
  /** A refusal is worded by the server. */
  run(selection: ListingSelection<Request>): Promise<BulkOutcome | undefined>;
}
