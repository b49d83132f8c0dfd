import type { Locale } from '#core/locale.ts';
import type { EntryContent } from '#platform/composition/content-type.ts';
import type { Ctx } from '#platform/ctx.ts';
import { refTo } from './content-types.ts';
import { layVersion, nothingSaved, type HouseVersion } from './entry-rows.ts';
import { releaseOf } from './save-entry.ts';

/** An entry as it was last saved, whether published or not. */
export interface DraftEntry {
  id: string;
  contentType: string;
  key: string;
  version: number;
  release: string | null;
  content: EntryContent;
  /** The house's own fields in it. */
  house: HouseVersion;
  /** The languages in which readers see something of it. */
  live: readonly Locale[];
}

/** The entries of a type as they were last saved, shipped ones too, without those that are deleted; with keys, only those. */
export async function listDrafts(
  ctx: Ctx,
  contentType: string,
  keys?: readonly string[],
): Promise<DraftEntry[]> {
  const type = ctx.contentTypes.get(contentType);
  if (!type || keys?.length === 0) return [];
  const shipped = (await type.shipped?.(ctx)) ?? new Map<string, EntryContent>();
  const stored = await readHeads(ctx, contentType, keys);
  const wanted = keys ?? [...new Set([...shipped.keys(), ...stored.keys()])];
  return wanted.flatMap((key) => {
    const row = stored.get(key);
    const edition = shipped.get(key);
    if (row?.deleted_at || (!row && !edition)) return [];
    const house = row?.house ?? nothingSaved;
    return {
      id: refTo(type, key).id,
      contentType,
      key,
      version: row?.version ?? 0,
      release: releaseOf(edition),
      content: layVersion(edition, house),
      house,
      live: row?.live ?? (Object.keys(edition?.texts ?? {}) as Locale[]),
    };
  });
}

async function readHeads({ db }: Ctx, contentType: string, keys: readonly string[] | undefined) {
  const rows = await db
    .selectFrom('entries')
    .leftJoin('entry_versions', (join) =>
      join
        .onRef('entry_versions.entry_id', '=', 'entries.id')
        .onRef('entry_versions.number', '=', 'entries.version'),
    )
    .select(['entries.id', 'key', 'version', 'deleted_at', 'shared', 'texts'])
    .where('content_type', '=', contentType)
    .$if(keys !== undefined, (entries) => entries.where('key', 'in', keys ?? []))
    .execute();
  const languages = await db
    .selectFrom('entry_languages')
    .innerJoin('entries', 'entries.id', 'entry_id')
    .select(['entry_id', 'locale'])
    .where('content_type', '=', contentType)
    .where('entry_languages.live_version', 'is not', null)
    .execute();
  return new Map(
    rows.map(({ id, key, version, deleted_at, shared, texts }) => [
      key,
      {
        version,
        deleted_at,
        house: shared && texts ? { shared, texts } : nothingSaved,
        live: languages.filter(({ entry_id }) => entry_id === id).map(({ locale }) => locale),
      },
    ]),
  );
}
