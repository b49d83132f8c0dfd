import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '#core/locale.ts';
import { choosePrompt, type Prompt } from '../prompts/policy.ts';
import { viewerQuery } from '#features/people/offered/viewer-query.ts';
import { completedQuery } from '#features/learning/offered/learning-queries.ts';
import type { PageApi } from '#page/page-context.ts';
import { readPromptMemory } from './prompt-memory.ts';

/** Gathers what `choosePrompt` needs. Completions, and whether text messages are sent, are fetched only where they decide. */
export async function findPrompt(
  page: { api: PageApi; locale: Locale },
  queries: QueryClient,
  loginAsked: boolean,
): Promise<Prompt | null> {
  const choose = async () => {
    const viewer = await queries.ensureQueryData(viewerQuery(page.api));
    const known = { viewer, loginAsked, now: new Date(), ...readPromptMemory() };
    const decide = (completedItems: number, mayVerifyPhone: boolean) =>
      choosePrompt({ ...known, completedItems, mayVerifyPhone });
    const asksForProof =
      viewer?.phone != null && [0, Infinity].some((items) => decide(items, true) === 'phone');
    const mayVerifyPhone =
      asksForProof && (await queries.ensureQueryData(page.api.people.phone.queryOptions())).mayVerify;
    const atLeast = decide(0, mayVerifyPhone);
    const atMost = decide(Infinity, mayVerifyPhone);
    if (atLeast === atMost) return atMost;
    const { items } = await queries.ensureQueryData(completedQuery(page));
    return decide(items.length, mayVerifyPhone);
  };
  const first = await choose();
  if (first === null || first === 'login') return first;
  // It may have been answered elsewhere since.
  await queries.refetchQueries({ queryKey: viewerQuery(page.api).queryKey });
  return choose();
}
