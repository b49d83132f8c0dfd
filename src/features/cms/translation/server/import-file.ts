import { setImmediate } from 'node:timers/promises';
import { Conflict, Invalid, NotFound } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { getRef } from '#features/cms/entries/server/content-types.ts';
import { findEntry, type StoredEntry } from '#features/cms/entries/server/entry-rows.ts';
import { authorOf } from '#features/cms/entries/server/rights.ts';
import { releaseOf, saveEntry } from '#features/cms/entries/server/save-entry.ts';
import { readTitle } from '#features/cms/entries/server/titles.ts';
import { hashOf } from '#features/cms/fields/server/layers.ts';
import { sayField } from '#features/cms/fields/server/patterns.ts';
import {
  verdicts,
  type ImportedView,
  type TranslationInput,
  type TranslationPreview,
  type UnitVerdict,
} from '../contract.ts';
import { readTranslationCsv } from './csv.ts';
import { FileMistake, type ReadUnit, type TranslationFile } from './file-unit.ts';
import { planEntry, type PlannedEntry, type PlannedUnit } from './plan-entry.ts';
import { refuseLanguage } from './refuse-language.ts';
import { readXliff } from './xliff.ts';

/** Those that wait for a decision come first. */
const shownAtMost = 300;

/** What importing a translator's file would change; nothing is kept. */
export async function previewImport(ctx: RequestCtx, input: TranslationInput): Promise<TranslationPreview> {
  const { file, plan, unknown } = await makePlan(ctx, input);
  const all = [
    ...plan.flatMap(({ entry, units }) => units.map((unit) => ({ entry, unit }))),
    ...unknown.map((unit) => ({ entry: undefined, unit })),
  ];
  const rank = ({ unit }: { unit: PlannedUnit }) => verdicts.indexOf(unit.verdict);
  const counts: Partial<Record<UnitVerdict, number>> = {};
  for (const { unit } of all) counts[unit.verdict] = (counts[unit.verdict] ?? 0) + 1;
  return {
    from: file.from,
    to: file.to,
    fingerprint: fingerprintOf(plan),
    texts: file.units.length,
    entries: plan.filter(({ texts }) => texts).length,
    counts,
    items: all
      .toSorted((a, b) => rank(a) - rank(b))
      .slice(0, shownAtMost)
      .map(({ entry, unit }, at) => ({ id: String(at), ...describe(ctx, entry, unit) })),
  };
}

/** Saves what the preview has shown as drafts, each entry by itself. An entry that changed meanwhile is left as it is. */
export async function importFile(
  ctx: RequestCtx,
  { fingerprint, ...input }: TranslationInput & { fingerprint: string },
): Promise<ImportedView> {
  const { file, plan } = await makePlan(ctx, input);
  if (fingerprintOf(plan) !== fingerprint)
    throw new Conflict('changed_meanwhile', 'cms.translation.changedMeanwhile');
  const author = authorOf(ctx);
  const imported: ImportedView = { entries: 0, texts: 0, skipped: [] };
  for (const { entry, texts, units } of plan) {
    if (!texts) continue;
    const { ref, row, shipped } = entry;
    const changes = {
      id: ref.id,
      version: row.version,
      release: releaseOf(shipped),
      texts: { [file.to]: texts },
    };
    try {
      await saveEntry(ctx, changes, { author, how: 'imported' });
      imported.entries += 1;
      imported.texts += units.filter(({ verdict }) => isTaken(verdict, input.overwrite)).length;
    } catch (error) {
      const isLate =
        error instanceof NotFound || (error instanceof Conflict && error.code === 'changed_meanwhile');
      if (!isLate) throw error;
      imported.skipped.push(readTitle(row, ctx.locale).title);
    }
  }
  return imported;
}

const isTaken = (verdict: UnitVerdict, overwrite: boolean) =>
  verdict === 'added' ||
  verdict === 'changed' ||
  (overwrite && (verdict === 'sourceChanged' || verdict === 'targetChanged'));

async function makePlan(ctx: RequestCtx, { text, overwrite }: TranslationInput) {
  const file = await readFile(text);
  refuseLanguage(ctx, file.to);
  const plan: PlannedEntry[] = [];
  const unknown: PlannedUnit[] = [];
  for (const [id, units] of Map.groupBy(file.units, ({ entryId }) => entryId)) {
    const entry = await findKept(ctx, id);
    if (entry) plan.push(planEntry(entry, units, { ...file, overwrite }));
    else unknown.push(...units.flatMap(toUnknown));
    await setImmediate();
  }
  return { file, plan, unknown };
}

async function readFile(text: string): Promise<TranslationFile<ReadUnit>> {
  try {
    const isXml = text
      .replace(/^\u{feff}/u, '')
      .trimStart()
      .startsWith('<');
    return await (isXml ? readXliff(text) : readTranslationCsv(text));
  } catch (error) {
    if (!(error instanceof FileMistake)) throw error;
    const { messageKey, values } = error;
    throw new Invalid([{ path: 'text', messageKey, ...(values && { values }) }]);
  }
}

async function findKept(ctx: RequestCtx, id: string): Promise<StoredEntry | undefined> {
  try {
    const entry = await findEntry(ctx, getRef(ctx, id));
    return entry?.row.deleted_at === null ? entry : undefined;
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}

function toUnknown({ path, source, target }: ReadUnit): PlannedUnit[] {
  const after = target.plain;
  return after === ''
    ? []
    : [{ path, field: path, source: source.plain, before: '', after, verdict: 'unknown' }];
}

/** Names what would be saved: of something else, a preview says nothing. */
function fingerprintOf(plan: readonly PlannedEntry[]): string {
  const saved = plan.flatMap(({ entry: { ref, row }, texts }) =>
    texts ? [[ref.id, row.version, texts]] : [],
  );
  return hashOf(saved) ?? '';
}

function describe(ctx: RequestCtx, entry: StoredEntry | undefined, { detail, field, ...unit }: PlannedUnit) {
  const type = entry?.ref.type;
  return {
    ...unit,
    title: entry ? readTitle(entry.row, ctx.locale).title : '',
    label: type ? sayField(ctx, type, field) : unit.path,
    ...(detail &&
      'issue' in detail && { problem: ctx.sayIn(ctx.locale, detail.issue.messageKey, detail.issue.values) }),
    ...(detail && 'lost' in detail && { lost: detail.lost, added: detail.added }),
  };
}
