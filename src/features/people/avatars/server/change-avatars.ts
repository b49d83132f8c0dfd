import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { signedIn } from '#core/actor.ts';
import { isShippedAvatar, uploadedAvatarPrefix } from '#core/avatar-names.ts';
import { Conflict, Invalid, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { recordAudit } from '#features/people/audit/server/audit.ts';
import type { AddAvatarInput, AvatarView, ChangeAvatarInput } from '../contract.ts';
import { listGallery } from './gallery.ts';
import { makeAvatarImage } from './make-avatar-image.ts';

/** Adds a picture at the end of the gallery. Refuses what is not a picture. */
export async function addAvatar(ctx: Ctx, { names, image }: AddAvatarInput): Promise<AvatarView> {
  const { userId } = signedIn(ctx);
  const made = await makeAvatarImage(Buffer.from(image, 'base64'));
  if (!made) throw new Invalid([{ path: 'image', messageKey: 'people.avatars.noPicture' }]);
  return inTransaction(ctx, async (ctx) => {
    await lockGallery(ctx);
    const id = `${uploadedAvatarPrefix}${randomUUID()}`;
    const { length } = await listGallery(ctx);
    await ctx.db
      .insertInto('avatars')
      .values({ id, place: length, names: JSON.stringify(names), image: made, retired_at: null })
      .execute();
    await recordAudit(ctx, {
      who: userId,
      what: 'avatar.added',
      subject: id,
      why: 'gallery',
      after: { names },
    });
    return getAvatar(ctx, id);
  });
}

/** Renames an uploaded picture, retires any or brings it back. People who have a retired one keep it. */
export async function changeAvatar(ctx: Ctx, input: ChangeAvatarInput): Promise<AvatarView> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    await lockGallery(ctx);
    const before = await getAvatar(ctx, input.id);
    if (before.version !== input.version)
      throw new Conflict('changed_meanwhile', 'people.avatars.changedMeanwhile');
    const names = isShippedAvatar(input.id) ? null : (input.names ?? before.names);
    const retired = input.retired ?? before.retired;
    await storePlaces(ctx);
    await ctx.db
      .updateTable('avatars')
      .set({
        names: names && JSON.stringify(names),
        retired_at: retired ? ctx.clock.now() : null,
        version: before.version + 1,
      })
      .where('id', '=', input.id)
      .execute();
    await recordAudit(ctx, {
      who: userId,
      what: 'avatar.changed',
      subject: input.id,
      why: 'gallery',
      before: { names: before.names, retired: before.retired },
      after: { names, retired },
    });
    return getAvatar(ctx, input.id);
  });
}

/** Puts all pictures in an order. Refuses one that is not about exactly those that there are now. */
export async function orderAvatars(ctx: Ctx, ids: readonly string[]): Promise<AvatarView[]> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    await lockGallery(ctx);
    const before = (await listGallery(ctx)).map(({ id }) => id);
    const isSame =
      ids.length === before.length &&
      new Set(ids).size === ids.length &&
      ids.every((id) => before.includes(id));
    if (!isSame) throw new Conflict('changed_meanwhile', 'people.avatars.changedMeanwhile');
    await storePlaces(ctx, ids);
    const moved = ids.filter((id, place) => before[place] !== id);
    await recordAudit(ctx, {
      who: userId,
      what: 'avatars.ordered',
      subject: 'avatars',
      why: 'gallery',
      before: Object.fromEntries(moved.map((id) => [id, before.indexOf(id)])),
      after: Object.fromEntries(moved.map((id) => [id, ids.indexOf(id)])),
    });
    return listGallery(ctx);
  });
}

async function lockGallery({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('people.avatars', 0))`.execute(db);
}

/** Gives every picture a row with its place; by default the places that they have. */
async function storePlaces(ctx: Ctx, ids?: readonly string[]): Promise<void> {
  const inOrder = ids ?? (await listGallery(ctx)).map(({ id }) => id);
  await sql`
    insert into avatars (id, place, version)
    select id, number - 1, 0 from unnest(${inOrder}::text[]) with ordinality as given (id, number)
    on conflict (id) do update set place = excluded.place`.execute(ctx.db);
}

async function getAvatar(ctx: Ctx, id: string): Promise<AvatarView> {
  const found = (await listGallery(ctx)).find((one) => one.id === id);
  if (!found) throw new NotFound();
  return found;
}
