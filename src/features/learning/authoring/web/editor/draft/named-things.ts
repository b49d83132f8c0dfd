import { isJsonObject, type Json } from '#core/json.ts';
import { movedInList, valueAt, withoutTexts, type ItemDraft } from './item-draft.ts';

/**
 * The named things of a draft's list: names alone (`steps: [first]`), or objects with a name. In each language their
 * texts stand under the same key, by name: `steps: { first: … }`.
 */
export function thingsIn({ shared }: ItemDraft, key: string): Json[] {
  const list = valueAt(shared, [key]);
  return Array.isArray(list) ? list : [];
}

/** What a thing's texts are named after: its slug if it has one, else its id. */
export function nameOf(thing: Json): string {
  if (typeof thing === 'string') return thing;
  const name = isJsonObject(thing) ? (thing['slug'] ?? thing['id']) : undefined;
  return typeof name === 'string' ? name : '';
}

export function namesIn(draft: ItemDraft, key: string): string[] {
  return thingsIn(draft, key).map(nameOf);
}

/** With one thing more, at the end. */
export function withThing(draft: ItemDraft, key: string, thing: Json): ItemDraft {
  return setThings(draft, key, [...thingsIn(draft, key), thing]);
}

/** Without the thing of that name and without its texts in every language. */
export function withoutThing(draft: ItemDraft, key: string, name: string): ItemDraft {
  const others = thingsIn(draft, key).filter((thing) => nameOf(thing) !== name);
  return withoutTexts(setThings(draft, key, others), [key, name]);
}

/** With a thing in another place; its texts stay, since they go by name. */
export function withThingMoved(draft: ItemDraft, key: string, from: number, to: number): ItemDraft {
  return setThings(draft, key, movedInList(thingsIn(draft, key), from, to));
}

/** With other values in the thing of that name; undefined removes one. */
export function withThingChanged(
  draft: ItemDraft,
  key: string,
  name: string,
  changes: Readonly<Record<string, Json | undefined>>,
): ItemDraft {
  const change = (thing: Json): Json => {
    if (nameOf(thing) !== name || !isJsonObject(thing)) return thing;
    const merged = Object.entries({ ...thing, ...changes });
    return Object.fromEntries(merged.flatMap(([at, value]) => (value === undefined ? [] : [[at, value]])));
  };
  return setThings(draft, key, thingsIn(draft, key).map(change));
}

export function setThings(draft: ItemDraft, key: string, things: Json[]): ItemDraft {
  return { ...draft, shared: { ...draft.shared, [key]: things } };
}
