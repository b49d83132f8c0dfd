import { avatarHref, avatarNames, isShippedAvatar } from '#core/avatar-names.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { AvatarChoice, AvatarView } from '../contract.ts';
import { avatarWordKeys } from './avatar-word-keys.ts';
import { listClosed } from './closed-avatars.ts';

type GalleryCtx = Pick<Ctx, 'db' | 'say' | 'locale'>;

/** Every picture in its order. A shipped one that was never moved keeps the place that it ships with. */
export async function listGallery({ db, say, locale }: GalleryCtx): Promise<AvatarView[]> {
  const rows = await db
    .selectFrom('avatars')
    .select(['id', 'place', 'names', 'retired_at', 'version'])
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const ids = [...avatarNames, ...rows.map(({ id }) => id).filter((id) => !isShippedAvatar(id))];
  return ids
    .map((id, index) => {
      const row = known.get(id);
      const names = row?.names ?? null;
      return {
        place: row?.place ?? index,
        view: {
          id,
          href: avatarHref(id),
          name: isShippedAvatar(id) ? say(avatarWordKeys[id]) : (names?.[locale] ?? ''),
          names,
          retired: (row?.retired_at ?? null) !== null,
          version: row?.version ?? 0,
        },
      };
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ view }) => view);
}

/** The pictures that the caller may choose. */
export async function listChoices(ctx: Ctx): Promise<AvatarChoice[]> {
  const gallery = await listGallery(ctx);
  const closed = await listClosed(ctx);
  return gallery
    .filter(({ id, retired }) => !retired && !closed.has(id))
    .map(({ id, href, name }) => ({ id, href, name }));
}

/** Whether the caller may choose a picture that she does not wear yet. */
export async function isChoosable(ctx: Ctx, id: string): Promise<boolean> {
  const row = await ctx.db.selectFrom('avatars').select('retired_at').where('id', '=', id).executeTakeFirst();
  const isThere = row ? row.retired_at === null : isShippedAvatar(id);
  return isThere && !(await listClosed(ctx)).has(id);
}

/** The bytes of an uploaded picture, a WebP; also of a retired one, which some people have. */
export async function getAvatarImage({ db }: Pick<Ctx, 'db'>, id: string): Promise<Buffer> {
  const row = await db.selectFrom('avatars').select('image').where('id', '=', id).executeTakeFirst();
  if (!row?.image) throw new NotFound();
  return row.image;
}
