import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePage } from '#page/page-provider.tsx';
import type { SubmissionView } from '#features/submissions/life/contract.ts';
import type { WallView } from '../contract.ts';
import { wallQuery, type WallChoice } from './wall-queries.ts';

interface More {
  /** The first page that these follow. */
  after: WallView;
  items: SubmissionView[];
  next: string | undefined;
}

/** The works of the pages after the first, as they are asked for. */
export function useMoreWorks(choice: WallChoice, first: WallView) {
  const page = usePage();
  const queries = useQueryClient();
  const [kept, setMore] = useState<More>();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  // Of another choice, or before the wall was loaded again.
  const more = kept?.after === first ? kept : { after: first, items: [], next: first.next };
  const load = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      const { items, next } = await queries.query(wallQuery(page, { ...choice, next: more.next }));
      setMore({ after: first, items: [...more.items, ...items], next });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  // A work that has moved on the wall meanwhile is shown once.
  const ids = new Set(first.items.map(({ id }) => id));
  const items = more.items.filter(({ id }) => !ids.has(id) && ids.add(id));
  return { items, next: more.next, state, load };
}
