import type { Json } from '#core/json.ts';
import { isLocale } from '#core/locale.ts';
import { Forbidden, Invalid, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findConflicts, keepField, takeField } from '#features/cms/fields/server/layers.ts';
import { flatten } from '#features/cms/fields/server/paths.ts';
import { getRef } from '#features/cms/entries/server/content-types.ts';
import {
  findEntry,
  layVersion,
  lockEntry,
  nothingSaved,
  type HouseVersion,
  type StoredEntry,
} from '#features/cms/entries/server/entry-rows.ts';
import { nameAuthors } from '#features/cms/entries/server/name-authors.ts';
import type { Author } from '#features/cms/entries/server/author.ts';
import { refuseChangedMeanwhile, refuseForeign } from '#features/cms/entries/server/save-entry.ts';
import { pathsChanged, writeVersion } from '#features/cms/entries/server/write-version.ts';
import type { VersionContent, VersionDiff, VersionList } from '../contract.ts';

const versionsPerPage = 50;

/** The versions of an entry, from the latest on. */
export async function listVersions(
  ctx: Ctx,
  { id, before }: { id: string; before?: number | undefined },
): Promise<VersionList> {
  const entry = await getEntry(ctx, id);
  const rows = await ctx.db
    .selectFrom('entry_versions')
    .select(['number', 'changed', 'how', 'restored_from', 'saved_at', 'saved_by'])
    .where('entry_id', '=', id)
    .$if(before !== undefined, (versions) => versions.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(versionsPerPage + 1)
    .execute();
  const shown = rows.slice(0, versionsPerPage);
  const name = await nameAuthors(
    ctx,
    shown.map(({ saved_by }) => saved_by),
  );
  const last = shown.at(-1);
  return {
    items: shown.map((row) => ({
      number: row.number,
      changed: row.changed,
      how: row.how,
      restoredFrom: row.restored_from,
      at: row.saved_at.toISOString(),
      by: name(row.saved_by),
    })),
    totalItems: entry.row.version,
    ...(rows.length > versionsPerPage && last && { next: last.number }),
  };
}

/** What an entry said in a version, over what is shipped now. */
export async function getVersion(
  ctx: Ctx,
  { id, number }: { id: string; number: number },
): Promise<VersionContent> {
  const { shipped } = await getEntry(ctx, id);
  const { shared, texts } = layVersion(shipped, await getHouseVersion(ctx, id, number));
  return { id, number, shared, texts };
}

/** The fields that differ between two versions. */
export async function compareVersions(
  ctx: Ctx,
  { id, from, to }: { id: string; from: number; to: number },
): Promise<VersionDiff> {
  const { shipped } = await getEntry(ctx, id);
  const [before, after] = await Promise.all(
    [from, to].map(async (number) => layVersion(shipped, await getHouseVersion(ctx, id, number))),
  );
  if (!before || !after) throw new NotFound();
  const old = flatten({ shared: before.shared, texts: { ...before.texts } });
  const now = flatten({ shared: after.shared, texts: { ...after.texts } });
  const side = (name: 'before' | 'after', value: Json | undefined) =>
    value === undefined ? {} : { [name]: value };
  return {
    items: pathsChanged(before, after).map((path) => ({
      path,
      ...side('before', old.get(path)),
      ...side('after', now.get(path)),
    })),
  };
}

interface RestoreInput {
  id: string;
  number: number;
  /** The latest version that the author has seen. */
  version: number;
}

/** Makes an entry say again what it said in a version, as its next version. */
export async function restoreVersion(ctx: Ctx, input: RestoreInput, author: Author): Promise<number> {
  if (!author.rights.shared) throw new Forbidden('forbidden', 'app.refusal.forbidden');
  return inTransaction(ctx, async (ctx) => {
    const entry = await lockEntry(ctx, getRef(ctx, input.id));
    await refuseChangedMeanwhile(ctx, entry, { version: input.version });
    const version = await getHouseVersion(ctx, input.id, input.number);
    await writeVersion(ctx, entry, { who: author.who, how: 'restored', version, restoredFrom: input.number });
    return readNumber(ctx, input.id);
  });
}

interface ResolveInput {
  id: string;
  version: number;
  resolutions: readonly { path: string; choose: 'keep' | 'take' }[];
}

/** Settles fields that both the house and a release have changed: the house's value stays, or the shipped one is taken. */
export async function resolveConflicts(ctx: Ctx, input: ResolveInput, author: Author): Promise<number> {
  refuseForeign(
    input.resolutions.map(({ path }) => path),
    author.rights,
  );
  return inTransaction(ctx, async (ctx) => {
    const entry = await lockEntry(ctx, getRef(ctx, input.id));
    await refuseChangedMeanwhile(ctx, entry, { version: input.version });
    const version = input.resolutions.reduce(
      (version, resolution) => resolve(entry, version, resolution),
      entry.head,
    );
    await writeVersion(ctx, entry, { who: author.who, how: 'resolved', version });
    return readNumber(ctx, input.id);
  });
}

function resolve(
  { shipped }: StoredEntry,
  version: HouseVersion,
  { path, choose }: ResolveInput['resolutions'][number],
): HouseVersion {
  const [part = '', ...rest] = path.split('.');
  const locale = part === 'texts' ? rest.shift() : undefined;
  const field = rest.join('.');
  const refused = () => new Invalid([{ path, messageKey: 'cms.issue.noConflict' }]);
  if (part === 'shared') {
    if (!findConflicts(shipped?.shared, version.shared).some((each) => each.path === field)) throw refused();
    const shared =
      choose === 'take'
        ? takeField(version.shared, field)
        : keepField(shipped?.shared, version.shared, field);
    return { ...version, shared };
  }
  if (!isLocale(locale)) throw refused();
  const [was, fields] = [shipped?.texts[locale], version.texts[locale] ?? {}];
  if (!findConflicts(was, fields).some((each) => each.path === field)) throw refused();
  const chosen = choose === 'take' ? takeField(fields, field) : keepField(was, fields, field);
  return { ...version, texts: { ...version.texts, [locale]: chosen } };
}

async function readNumber({ db }: Ctx, id: string): Promise<number> {
  const { version } = await db
    .selectFrom('entries')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return version;
}

async function getEntry(ctx: Ctx, id: string): Promise<StoredEntry> {
  const entry = await findEntry(ctx, getRef(ctx, id));
  if (!entry) throw new NotFound();
  return entry;
}

async function getHouseVersion({ db }: Ctx, id: string, number: number): Promise<HouseVersion> {
  if (number === 0) return nothingSaved;
  const version = await db
    .selectFrom('entry_versions')
    .select(['shared', 'texts'])
    .where('entry_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!version) throw new NotFound();
  return version;
}
