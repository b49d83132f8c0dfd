import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { handedInFolder, listVariants } from '../policy.ts';
import { drawImage } from './make-image.ts';

interface SeededPicture {
  id: string;
  ownerId: UserId;
  name: string;
  svg: string;
}

/** For the demo world: a picture of ours as if its owner had handed it in; does nothing if it is there already. */
export async function seedHandedIn(ctx: Ctx, { id, ownerId, name, svg }: SeededPicture): Promise<void> {
  const { default: sharp } = await import('sharp');
  const { width, height, ...variants } = await drawImage(await sharp(Buffer.from(svg)).png().toBuffer());
  const made: Partial<Record<string, Buffer>> = variants;
  let bytes = 0;
  for (const variant of listVariants('image')) {
    const file = made[variant];
    if (!file) continue;
    bytes += file.length;
    await ctx.files.put(`${handedInFolder(id)}/${variant}.webp`, file, 'image/webp');
  }
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('handed_in_files')
    .values({
      id,
      owner_id: ownerId,
      upload_id: null,
      file_name: name,
      status: 'ready',
      kind: 'image',
      problem: null,
      byte_size: bytes,
      width,
      height,
      seconds: null,
      worker: null,
      leased_until: null,
      not_before: null,
      taken_at: now,
      created_at: now,
      changed_at: now,
    })
    // Another process may be seeding at the same time.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
