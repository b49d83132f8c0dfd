import type { Ctx } from '#platform/ctx.ts';
import { listDrafts } from './draft-entries.ts';
import type { EntryRef } from './content-types.ts';
import { giveTitles } from './titles.ts';

/** Gives every entry that is called as another says its titles, as the others were last saved. */
export async function takeTitles(ctx: Ctx): Promise<void> {
  for (const type of ctx.contentTypes.values()) {
    if (!type.titlesGiven) continue;
    for (const { id, key, content } of await listDrafts(ctx, type.name)) {
      const ref: EntryRef = { type, key, id };
      await giveTitles(ctx, ref, content);
    }
  }
}
