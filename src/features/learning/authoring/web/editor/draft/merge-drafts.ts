import { isJsonObject, type Json, type JsonObject } from '#core/json.ts';
import { localeCodes } from '#core/locale.ts';
import { isSameJson } from '#page/editor/same-json.ts';
import type { ItemDraft } from './item-draft.ts';

/** A field that two people have changed to different things; undefined where one has taken it away. */
export interface Clash {
  /** From `shared` or `texts` on. */
  path: readonly string[];
  mine: Json | undefined;
  theirs: Json | undefined;
}

/**
 * What two people have made of the same draft, as one: each field as the one who has changed it left it. Where both have,
 * it is mine until I choose.
 */
export function mergeDrafts(
  base: ItemDraft,
  mine: ItemDraft,
  theirs: ItemDraft,
): { draft: ItemDraft; clashes: Clash[] } {
  const clashes: Clash[] = [];
  const merged = mergeValues(toJson(base), toJson(mine), toJson(theirs), [], clashes);
  return { draft: isJsonObject(merged) ? toDraft(merged) : mine, clashes };
}

/** With one side's value of a field that clashed. */
export function settleClash(draft: ItemDraft, path: readonly string[], value: Json | undefined): ItemDraft {
  const settled = setAt(toJson(draft), path, value);
  return isJsonObject(settled) ? toDraft(settled) : draft;
}

export function isSameDraft(one: ItemDraft, other: ItemDraft): boolean {
  return one === other || isSameJson(toJson(one), toJson(other));
}

/** The parts of a draft that differ from what is saved: only they are sent. */
export function changedParts(base: ItemDraft, draft: ItemDraft): Partial<ItemDraft> {
  const texts: ItemDraft['texts'] = {};
  for (const locale of localeCodes) {
    const said = draft.texts[locale];
    if (said && !isSameJson(base.texts[locale] ?? {}, said)) texts[locale] = said;
  }
  return {
    ...(!isSameJson(base.shared, draft.shared) && { shared: draft.shared }),
    ...(Object.keys(texts).length > 0 && { texts }),
  };
}

function mergeValues(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  path: readonly string[],
  clashes: Clash[],
): Json | undefined {
  if (isSameJson(mine, theirs) || isSameJson(base, theirs)) return mine;
  if (isSameJson(base, mine)) return theirs;
  if (!isJsonObject(mine) || !isJsonObject(theirs)) {
    clashes.push({ path, mine, theirs });
    return mine;
  }
  const before = isJsonObject(base) ? base : {};
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const merged = keys.map((key) => {
    const value = mergeValues(before[key], mine[key], theirs[key], [...path, key], clashes);
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(merged.flat());
}

function setAt(value: Json, [key, ...rest]: readonly string[], next: Json | undefined): Json {
  if (key === undefined || !isJsonObject(value)) return value;
  const { [key]: old, ...others } = value;
  const inner = rest.length > 0 ? setAt(old ?? {}, rest, next) : next;
  return inner === undefined ? others : { ...others, [key]: inner };
}

function toJson({ shared, texts }: ItemDraft): JsonObject {
  return { shared, texts: { ...texts } };
}

function toDraft({ shared, texts }: JsonObject): ItemDraft {
  const said: ItemDraft['texts'] = {};
  for (const locale of localeCodes) {
    const text = isJsonObject(texts) ? texts[locale] : undefined;
    if (isJsonObject(text)) said[locale] = text;
  }
  return { shared: isJsonObject(shared) ? shared : {}, texts: said };
}
