import type { RowSelectionState, Updater } from '@tanstack/react-table';
import { useState } from 'react';

export interface Selection {
  /** The selected rows by id, from this page and others. */
  rows: RowSelectionState;
  ids: string[];
  /** All that match, whether or not a page has shown them. */
  isAll: boolean;
  change(updater: Updater<RowSelectionState>): void;
  selectAll(): void;
  clear(): void;
}

interface Selected {
  of: string;
  rows: RowSelectionState;
  isAll: boolean;
}

/** The rows selected among those that match; it lasts from page to page, and ends when other rows match. */
export function useSelection(matching: string): Selection {
  const none: Selected = { of: matching, rows: {}, isAll: false };
  const [kept, keep] = useState(none);
  const selected = kept.of === matching ? kept : none;
  return {
    rows: selected.rows,
    ids: Object.keys(selected.rows),
    isAll: selected.isAll,
    change: (updater) =>
      keep({
        of: matching,
        isAll: false,
        rows: typeof updater === 'function' ? updater(selected.rows) : updater,
      }),
    selectAll: () => keep({ ...selected, isAll: true }),
    clear: () => keep(none),
  };
}
