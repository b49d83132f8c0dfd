import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ListingRequest } from '#core/listing.ts';
import { findRefusal } from '../find-refusal.ts';
import type { BulkAct, BulkOutcome } from './table-parts.ts';
import type { Selection } from './use-selection.ts';

interface ShownOutcome extends BulkOutcome {
  /** Each outcome has its own ten seconds. */
  id: number;
}

interface BulkOptions<Request extends ListingRequest> {
  request: Request;
  selection: Selection;
}

/** Runs bulk acts and takes them back; afterward the page's loader reads the list again. */
export function useBulkActs<Request extends ListingRequest>({ request, selection }: BulkOptions<Request>) {
  const t = useTranslations();
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<ShownOutcome>();
  const acting = useMutation({
    mutationFn: (act: BulkAct<Request>) =>
      act.run(selection.isAll ? { matching: request } : { ids: selection.ids }),
    async onSuccess(done) {
      if (!done) return;
      selection.clear();
      setOutcome((last) => ({ ...done, id: (last?.id ?? 0) + 1 }));
      await revalidate();
    },
  });
  const undoing = useMutation({
    mutationFn: (undo: () => Promise<unknown>) => undo(),
    async onSuccess() {
      setOutcome(undefined);
      await revalidate();
    },
  });
  const error = acting.error ?? undoing.error;
  const undoOf = outcome?.undo;
  return {
    run(act: BulkAct<Request>) {
      undoing.reset();
      setOutcome(undefined);
      acting.mutate(act);
    },
    running: acting.isPending ? acting.variables.name : undefined,
    failure: error ? (findRefusal(error)?.message ?? t('page.request.network')) : undefined,
    outcome,
    undo: undoOf && (() => undoing.mutate(undoOf)),
    dismiss: () => setOutcome(undefined),
  };
}
