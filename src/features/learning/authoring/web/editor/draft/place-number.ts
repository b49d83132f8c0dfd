import type { ItemDraft } from './item-draft.ts';
import { namesIn } from './named-things.ts';

/** The place in its list of what a path is about, from 1: of the third question for `texts.he.questions.<its name>.ask`. */
export function placeNumber(draft: ItemDraft, path: string): number | undefined {
  const parts = path.split('.');
  const [key = '', name = ''] = parts[0] === 'texts' ? parts.slice(2) : parts.slice(1);
  const index = /^\d+$/.test(name) ? Number(name) : namesIn(draft, key).indexOf(name);
  return index >= 0 && key !== '' && name !== '' ? index + 1 : undefined;
}
