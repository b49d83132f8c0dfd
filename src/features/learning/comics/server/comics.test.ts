import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { NotFound, SignInRequired } from '#core/refusals.ts';
import { makeUser } from '#features/people/testing.ts';
import { ComicView } from '../contract.ts';
import { itemIdOf, itemSlugOf, makeCourse, type MadeItem } from '#features/learning/testing.ts';
import type { ItemBody } from '#features/learning/content/server/item-body.ts';
import { completeItem } from '#features/learning/progress/server/completions.ts';
import { getComic } from './comics.ts';

const body: ItemBody = {
  kind: 'comic',
  source: 'After Genesis 18',
  panels: [
    {
      id: 'tent',
      picture: 'tent.webp',
      shape: 'wide',
      mirrors: false,
      alt: 'A tent.',
      bubbles: [{ id: 'come', kind: 'speech', x: 8, y: 6, width: 40, tail: { x: 30, y: 55 }, text: 'Come!' }],
    },
  ],
};
const comic = (more: MadeItem = {}): MadeItem => ({ type: 'visual', body, ...more });

const database = useDatabase();
let ctx: TestCtx;
beforeEach(() => {
  const media = {
    href: (key: string, visibility: string) => `/media/${key}${visibility === 'signed' ? '?signed' : ''}`,
  };
  ctx = makeCtx(database.db, { media });
});

describe('a comic', () => {
  test('that is public has unsigned picture URLs, and everything its panels say', async () => {
    const course = await makeCourse(ctx, { items: [comic({ access: 'public' })] });
    const view = await getComic(ctx, itemIdOf(course), 'he');
    expect(ComicView.parse(view)).toEqual(view);
    expect(view).toMatchObject({
      source: 'After Genesis 18',
      panels: [
        {
          src: `/media/${course.folder}/pictures/${itemSlugOf(course)}/tent.webp`,
          mirrors: false,
          alt: 'A tent.',
        },
      ],
    });
    expect(view.panels[0]?.bubbles).toMatchObject([{ text: 'Come!', tail: { x: 30, y: 55 } }]);
  });

  test('that is not public has signed URLs', async () => {
    const course = await makeCourse(ctx, { items: [comic({ access: 'all' })] });
    const { actor } = await makeUser(ctx);
    const { panels } = await getComic({ ...ctx, actor }, itemIdOf(course));
    expect(panels.map(({ src }) => src.endsWith('tent.webp?signed'))).toEqual([true]);
  });

  test('is refused to anyone who may not open it, and any other item is not found', async () => {
    const course = await makeCourse(ctx, {
      items: [comic(), { access: 'public' }, comic({ planned: true })],
    });
    const { actor } = await makeUser(ctx);
    await expect(getComic(ctx, itemIdOf(course))).rejects.toThrow(SignInRequired);
    await expect(getComic({ ...ctx, actor }, itemIdOf(course))).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'upgrade_required',
    });
    for (const id of [itemIdOf(course, 1), itemIdOf(course, 2), 'unknown'])
      await expect(getComic(ctx, id)).rejects.toThrow(NotFound);
  });

  test('gives its points once to anyone who has read it', async () => {
    const course = await makeCourse(ctx, { items: [comic({ access: 'all' })] });
    const { actor } = await makeUser(ctx);
    const hers = { ...ctx, actor };
    const { mark } = await getComic(hers, itemIdOf(course));
    hers.clock.advance(1);
    const first = await completeItem(hers, itemIdOf(course), mark);
    expect(first.items).toEqual([itemIdOf(course)]);
    expect(first.awarded.points).toBeGreaterThan(0);
    expect((await completeItem(hers, itemIdOf(course))).awarded.points).toBe(0);
  });

  test('gives nothing to someone who never received it, to another person, or before it could have been read', async () => {
    const course = await makeCourse(ctx, { items: [comic({ access: 'all' }), comic({ access: 'all' })] });
    const hers = { ...ctx, actor: (await makeUser(ctx)).actor };
    const his = { ...ctx, actor: (await makeUser(ctx)).actor };
    const [id, otherId] = [itemIdOf(course), itemIdOf(course, 1)];
    const { mark } = await getComic(hers, id);
    const refusal = { kind: 'conflict', code: 'not_read' };
    await expect(completeItem(hers, id, mark)).rejects.toMatchObject(refusal);
    ctx.clock.advance(1);
    await expect(completeItem(hers, id)).rejects.toMatchObject(refusal);
    await expect(completeItem(hers, id, `x${mark}`)).rejects.toMatchObject(refusal);
    await expect(completeItem(hers, otherId, mark)).rejects.toMatchObject(refusal);
    await expect(completeItem(his, id, mark)).rejects.toMatchObject(refusal);
    expect((await completeItem(hers, id, mark)).awarded.points).toBeGreaterThan(0);
  });
});
