import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { NotFound } from '#core/refusals.ts';
import { listAudited, makeUser } from '#features/people/testing.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { createEntry } from '#features/cms/entries/server/create-entry.ts';
import { saveEntry } from '#features/cms/entries/server/save-entry.ts';
import { previewEntry } from '#features/cms/server/announced.ts';
import { makeAuthor, makeText } from '#features/cms/testing.ts';
import {
  createPreview,
  endPreview,
  endPreviews,
  listPreviews,
  removeExpiredPreviews,
} from './preview-links.ts';
import { findPreview } from './previews.ts';

const database = useDatabase();
const author = makeAuthor();
const id = 'content-block.hello';

const tokenOf = (href: string) => href.split('/').at(-1) ?? '';

async function makeBlock() {
  const ctx = makeCtx(database.db);
  const texts = { he: { title: 'שלום', body: makeText('מילים') } };
  const made = { contentType: 'content-block', key: 'hello', shared: { category: 'parents' }, texts };
  await createEntry(ctx, made, { author });
  const { href, expiresAt } = await createPreview(ctx, { id, locale: 'he' });
  return { ctx, expiresAt, token: tokenOf(href) };
}

test('a preview shows what is saved, in its language, and goes on with later versions', async () => {
  const { ctx, token } = await makeBlock();
  expect(await findPreview(ctx, token)).toEqual({
    locale: 'he',
    title: 'שלום',
    parts: [
      { label: 'כותרת', text: 'שלום' },
      { label: 'טקסט', html: '<p>מילים</p>' },
    ],
  });
  await saveEntry(
    ctx,
    { id, version: 1, texts: { he: { title: 'שבת', body: makeText('מנוחה') } } },
    { author },
  );
  expect(await findPreview(ctx, token)).toMatchObject({ title: 'שבת' });
});

test('a preview ends after as many days as the setting says', async () => {
  const { ctx, token, expiresAt } = await makeBlock();
  expect(expiresAt).toBe('2026-11-24T12:00:00.000Z');
  expect(await findPreview(ctx, 'x'.repeat(43))).toBeUndefined();
  ctx.clock.advance(7 * 24 * 3600);
  expect(await findPreview(ctx, token)).toBeUndefined();
  expect(await listPreviews(ctx, { id })).toMatchObject({ items: [] });
  expect(await removeExpiredPreviews(ctx)).toBe(1);
});

test('a feature with pages of its own says where its draft is shown', async () => {
  const { ctx, token } = await makeBlock();
  const pages = { start: '/there/hello', within: '/there', reading: {} };
  const answer = answerTo(previewEntry, async () => pages);
  const asked = { ...ctx, answersTo: () => [answer] };
  expect(await findPreview(asked, token)).toEqual({ locale: 'he', pages });
});

test('nothing is previewed of an entry that does not exist', async () => {
  const ctx = makeCtx(database.db);
  await expect(createPreview(ctx, { id: 'sponsor.nobody', locale: 'en' })).rejects.toMatchObject({
    kind: 'not-found',
  });
});

test('open previews are listed with their author and expiry, never with their secret', async () => {
  const { ctx, token, expiresAt } = await makeBlock();
  const { actor } = await makeUser(ctx, { first_name: 'Ruth', last_name: 'Levi' });
  ctx.clock.advance(60);
  await createPreview({ ...ctx, actor }, { id, locale: 'en' });
  const { items } = await listPreviews(ctx, { id });
  expect(items).toMatchObject([{ locale: 'en' }, { locale: 'he', expiresAt }]);
  expect(items[0]?.madeBy).toContain('Ruth');
  expect(JSON.stringify(items)).not.toContain(token);
});

test('an ended preview shows nothing, and the others keep working', async () => {
  const { ctx, token } = await makeBlock();
  const other = tokenOf((await createPreview(ctx, { id, locale: 'en' })).href);
  const { items } = await listPreviews(ctx, { id });
  const previewId = items.find(({ locale }) => locale === 'he')?.id ?? '';
  await endPreview(ctx, { id, previewId });
  expect(await findPreview(ctx, token)).toBeUndefined();
  expect(await findPreview(ctx, other)).toBeDefined();
  await expect(endPreview(ctx, { id, previewId })).rejects.toThrow(NotFound);
  await expect(endPreview(ctx, { id: 'content-block.other', previewId: items[0]?.id ?? '' })).rejects.toThrow(
    NotFound,
  );
});

test('all previews, or those of one language, can be ended at once, and the audit log says so', async () => {
  const { ctx, token } = await makeBlock();
  const other = tokenOf((await createPreview(ctx, { id, locale: 'en' })).href);
  await endPreviews(ctx, { id, locale: 'en' });
  expect(await findPreview(ctx, other)).toBeUndefined();
  expect(await findPreview(ctx, token)).toBeDefined();
  await endPreviews(ctx, { id });
  expect(await findPreview(ctx, token)).toBeUndefined();
  expect((await listAudited(ctx)).filter((what) => what.startsWith('entry.preview'))).toEqual([
    'entry.previewMade',
    'entry.previewMade',
    'entry.previewsEnded',
    'entry.previewsEnded',
  ]);
});
