import { Invalid } from '#core/refusals.ts';
import type { MemberInput } from '../contract.ts';

interface Chosen {
  hidden_categories: readonly string[];
  shown_categories: readonly string[];
}

/** More than there are; ids of categories that are gone stay until they are chosen again. */
const chosenAtMost = 200;

/** What a guardian has chosen until now, with these choices: those of another guardian about other categories stay. */
export function choose(
  before: Chosen,
  choices: NonNullable<MemberInput['categories']>,
): { hidden_categories: string[]; shown_categories: string[] } {
  const listOf = (kept: readonly string[], choice: 'hidden' | 'shown') =>
    [
      ...kept.filter((id) => choices[id] === undefined),
      ...Object.keys(choices).filter((id) => choices[id] === choice),
    ].toSorted();
  const hidden_categories = listOf(before.hidden_categories, 'hidden');
  const shown_categories = listOf(before.shown_categories, 'shown');
  if (hidden_categories.length + shown_categories.length > chosenAtMost)
    throw new Invalid([{ path: 'categories', messageKey: 'app.field.invalid' }]);
  return { hidden_categories, shown_categories };
}
