import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '#core/locale.ts';
import { choosePrompt, type Prompt } from '../prompts/policy.ts';
import { viewerQuery } from '#features/people/offered/viewer-query.ts';
import { completedQuery } from '#features/learning/offered/learning-queries.ts';
import type { PageApi } from '#page/page-context.ts';
import { readPromptMemory } from './prompt-memory.ts';

/** Gathers what `choosePrompt` needs. Completions are fetched only where they decide. */
export async function findPrompt(
  page: { api: PageApi; locale: Locale },
  queries: QueryClient,
  loginAsked: boolean,
): Promise<Prompt | null> {
  const choose = async () => {
    const viewer = await queries.ensureQueryData(viewerQuery(page.api));
    const situation = { viewer, loginAsked, now: new Date(), ...readPromptMemory() };
    const atLeast = choosePrompt({ ...situation, completedItems: 0 });
    const atMost = choosePrompt({ ...situation, completedItems: Infinity });
    if (atLeast === atMost) return atMost;
    const { items } = await queries.ensureQueryData(completedQuery(page));
    return choosePrompt({ ...situation, completedItems: items.length });
  };
  const first = await choose();
  if (first === null || first === 'login') return first;
  // It may have been answered elsewhere since.
  await queries.refetchQueries({ queryKey: viewerQuery(page.api).queryKey });
  return choose();
}
