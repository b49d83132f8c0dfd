import type { JsonObject } from '#core/json.ts';
import type { Locale } from '#core/locale.ts';
import { Invalid, type FieldIssue } from '#core/refusals.ts';
import { refuseUnfitDraft } from '#features/cms/entries/server/check-fields.ts';
import { layVersion, type StoredEntry } from '#features/cms/entries/server/entry-rows.ts';
import { hashOf } from '#features/cms/fields/server/layers.ts';
import type { UnitVerdict } from '../contract.ts';
import type { ReadUnit } from './file-unit.ts';
import { listAddedTokens, listLostTokens } from './tokens.ts';
import { listOpenUnits, listUnits, writeUnits, type Unit } from './units.ts';

/** What would become of a text of the file. */
export interface PlannedUnit {
  path: string;
  /** The field that it belongs to; its path if there is none. */
  field: string;
  source: string;
  before: string;
  after: string;
  verdict: UnitVerdict;
  /** What is wrong with it: placeholders, or the message of a check. */
  detail?: { lost: string[]; added: string[] } | { issue: FieldIssue };
}

/** What would become of an entry. Without `texts`, nothing in it changes. */
export interface PlannedEntry {
  entry: StoredEntry;
  units: PlannedUnit[];
  texts: JsonObject | undefined;
}

interface Languages {
  from: Locale;
  to: Locale;
  /** Whether a text is taken although the original or the translation has changed since the file was made. */
  overwrite: boolean;
}

/** Compares what a file says of an entry with the entry as it is now. Texts that are as they were are left out. */
export function planEntry(
  entry: StoredEntry,
  given: readonly ReadUnit[],
  languages: Languages,
): PlannedEntry {
  const { from, to, overwrite } = languages;
  const { untranslated } = entry.ref.type;
  const content = layVersion(entry.shipped, entry.head);
  const [source, own] = [content.texts[from] ?? {}, content.texts[to] ?? {}];
  const open = new Map(listOpenUnits(source, own, untranslated).map((unit) => [unit.path, unit]));
  const said = new Map(listUnits(own, untranslated).map(({ path, text }) => [path, text]));
  const units = [...new Map(given.map((unit) => [unit.path, unit])).values()].flatMap((unit) => {
    const planned = judge(unit, open.get(unit.path), said.get(unit.path) ?? '');
    return planned ? [planned] : [];
  });
  const isTaken = ({ verdict }: PlannedUnit) =>
    verdict === 'added' ||
    verdict === 'changed' ||
    (overwrite && (verdict === 'sourceChanged' || verdict === 'targetChanged'));
  const write = () => {
    const written = new Map(units.filter(isTaken).map(({ path, after }) => [path, after]));
    return written.size > 0 ? writeUnits(source, own, written, untranslated) : undefined;
  };
  let texts = write();
  // What does not fit is left out, and the rest is checked again without it.
  for (let issues = check(entry, texts, to); issues.length > 0; issues = check(entry, texts, to)) {
    refuse(units.filter(isTaken), open, issues, to);
    texts = write();
  }
  return { entry, units, texts };
}

function judge(given: ReadUnit, unit: Unit | undefined, own: string): PlannedUnit | undefined {
  const side = unit?.isTagged ? 'tagged' : 'plain';
  const after = given.target[side];
  if (after.trim() === '' || (unit && after === own)) return undefined;
  const { path, before } = given;
  const planned = {
    path,
    field: unit?.field ?? path,
    source: unit?.text ?? given.source.plain,
    before: own,
    after,
  };
  if (!unit) return { ...planned, verdict: 'unknown' };
  const lost = listLostTokens(unit.text, after);
  const added = listAddedTokens(unit.text, after);
  if (lost.length + added.length > 0) return { ...planned, verdict: 'broken', detail: { lost, added } };
  if (given.source[side] !== unit.text) return { ...planned, verdict: 'sourceChanged' };
  if (before && before !== hashOf(own)) return { ...planned, verdict: 'targetChanged' };
  return { ...planned, verdict: own === '' ? 'added' : 'changed' };
}

function check({ ref, shipped, head }: StoredEntry, texts: JsonObject | undefined, to: Locale): FieldIssue[] {
  if (!texts) return [];
  const { shared } = layVersion(shipped, head);
  try {
    refuseUnfitDraft(ref.type, { shared, texts: { [to]: texts } }, [to]);
    return [];
  } catch (error) {
    if (error instanceof Invalid) return [...error.issues];
    throw error;
  }
}

/** Marks the texts that an issue is about; all of them, if it is about none. */
function refuse(
  taken: readonly PlannedUnit[],
  open: ReadonlyMap<string, Unit>,
  issues: readonly FieldIssue[],
  to: Locale,
): void {
  const placed = taken.map((unit) => ({
    unit,
    place: `texts.${to}.${open.get(unit.path)?.keys.join('.') ?? ''}`,
  }));
  const about = placed.flatMap(({ unit, place }) => {
    const issue = issues.find(({ path }) => place === path || place.startsWith(`${path}.`));
    return issue ? [{ unit, issue }] : [];
  });
  const [first] = issues;
  if (!first) return;
  const marked = about.length > 0 ? about : taken.map((unit) => ({ unit, issue: first }));
  for (const { unit, issue } of marked) Object.assign(unit, { verdict: 'unfit', detail: { issue } });
}
