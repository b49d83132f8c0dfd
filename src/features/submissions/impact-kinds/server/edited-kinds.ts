import { sql } from 'kysely';
import { deedHref, type DeedName } from '#core/deed-names.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { authorOf, createEntry, listDrafts, type DraftEntry } from '#features/cms/server/public.ts';
import type { EditedKind } from '../contract.ts';
import { KindShared, rwiType } from './rwi-type.ts';
import { listUsedKinds } from './used-kinds.ts';

/** Every kind of deed as it was last saved, in its order. */
export async function listEditedKinds(ctx: RequestCtx): Promise<{ items: EditedKind[]; totalItems: number }> {
  const drafts = await listDrafts(ctx, rwiType.name);
  const used = await listUsedKinds(ctx);
  const counted = await countDeeds(ctx);
  const items = drafts
    .map((draft) => ({ draft, shared: readShared(draft) }))
    .toSorted((a, b) => a.shared.sort - b.shared.sort || (a.draft.key < b.draft.key ? -1 : 1))
    .map(({ draft, shared: { asksPeople, asksHours, isHours, drawing } }): EditedKind => {
      const { key, content, live, release } = draft;
      const titleLang = [ctx.locale, ...localeCodes].find((locale) => rwiType.titleOf(content, locale));
      return {
        key,
        title: titleLang ? rwiType.titleOf(content, titleLang) : key,
        titleLang: titleLang ?? null,
        image: drawing ? deedHref(drawing) : null,
        asksPeople,
        asksHours,
        isHours,
        live: [...live],
        written: localeCodes.filter((locale) => content.texts[locale]),
        isShipped: release !== null,
        isUsed: used.has(key),
        deeds: counted.get(key) ?? 0,
      };
    });
  return { items, totalItems: items.length };
}

/** A draft may lack anything. */
function readShared({ content: { shared } }: DraftEntry) {
  const read = KindShared.partial({ drawing: true }).safeParse(shared);
  return read.success ? read.data : KindShared.partial({ drawing: true }).parse({});
}

async function countDeeds({ db }: Pick<RequestCtx, 'db'>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('impact_entries')
    .select(['kind', sql<number>`count(*)::int`.as('deeds')])
    .groupBy('kind')
    .execute();
  return new Map(rows.map(({ kind, deeds }) => [kind, deeds]));
}

/** Begins a kind after all others, as a draft in one language. */
export async function createKind(
  ctx: RequestCtx,
  { title, locale, drawing }: { title: string; locale: Locale; drawing: DeedName },
): Promise<{ key: string }> {
  const last = (await listDrafts(ctx, rwiType.name)).map((draft) => readShared(draft).sort);
  const shared = { drawing, sort: Math.min(9999, Math.max(0, ...last) + 10) };
  const entry = { contentType: rwiType.name, shared, texts: { [locale]: { title } } };
  const { id } = await createEntry(ctx, entry, { author: authorOf(ctx) });
  return { key: id.slice(rwiType.name.length + 1) };
}
