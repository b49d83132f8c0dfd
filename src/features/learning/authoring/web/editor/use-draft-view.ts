import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Locale } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import type { DraftInput } from '#features/learning/authoring/contract.ts';
import type { ItemDraft } from './draft/item-draft.ts';
import type { Editing } from './editing.tsx';

/** After typing stops, in milliseconds. */
const pause = 500;

/** A draft in one language as the server takes it. */
export function toInput(item: Editing['item'], { shared, texts }: ItemDraft, lang: Locale): DraftInput {
  return { ...item, lang, shared, texts: texts[lang] ?? {} };
}

/** The draft checked and seen as learners would, shortly after each change; the last answer stays until the next. */
export function useDraftView(item: Editing['item'], draft: ItemDraft, locale: Locale) {
  const { api } = usePage();
  const [settled, setSettled] = useState(() => ({ draft, locale }));
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ draft, locale }), pause);
    return () => clearTimeout(timer);
  }, [draft, locale]);
  const { data, isError } = useQuery({
    ...api.learning.viewDraft.queryOptions({
      input: toInput(item, settled.draft, settled.locale),
      staleTime: Infinity,
      gcTime: 0,
    }),
    placeholderData: keepPreviousData,
  });
  return { view: data, hasFailed: isError, input: toInput(item, settled.draft, settled.locale) };
}
