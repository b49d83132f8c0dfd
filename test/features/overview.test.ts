import { expect, test } from 'vitest';
import { findForPalette, getOverview } from '#features/administration/server/overview.ts';
import { createEntry } from '#features/cms/server/public.ts';
import { makeAuthor, makeText } from '#features/cms/testing.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { makeUser } from '#features/people/testing.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';

const database = useDatabase();

type Columns = Parameters<typeof makeUser>[1];

async function as(columns: Columns): Promise<TestCtx> {
  const ctx = makeCtx(database.db);
  const { actor } = await makeUser(ctx, columns);
  return { ...ctx, actor };
}

const withRole = (role: 'editor' | 'support'): Columns => ({
  staff: JSON.stringify({ roles: [role], languages: [] }),
});

test('the start page shows an administrator what was done last, by name, and nobody else', async () => {
  const admin = await as({ admin: true });
  const person = await makeUser(admin, { first_name: 'Noa', last_name: 'Adler' });
  const act = { what: 'coins.given', subject: person.userId, why: { written: 'a prize' } } as const;
  await recordAudit(admin, { ...act, who: person.userId });
  await recordAudit(admin, { ...act, who: 'shell:root' });
  expect((await getOverview(admin)).changes).toMatchObject([
    { who: { name: 'Noa Adler' }, text: 'Gave coins', subject: { name: 'Noa Adler' } },
  ]);
  expect((await getOverview(await as(withRole('editor')))).changes).toEqual([]);
});

test('the palette finds people and entries, each only for those who may open them', async () => {
  const admin = await as({ admin: true });
  await makeUser(admin, { first_name: 'Shoshana', last_name: 'Levi' });
  await createEntry(
    admin,
    {
      contentType: 'content-block',
      key: 'shoshana-writes',
      shared: { category: 'parents', sort: 1 },
      texts: { en: { title: 'Shoshana writes', body: makeText('Words') } },
    },
    { author: makeAuthor() },
  );
  const found = async (ctx: TestCtx) =>
    (await findForPalette(ctx, 'shoshana')).map(({ title }) => title).toSorted();
  expect(await found(admin)).toEqual(['Shoshana Levi', 'Shoshana writes']);
  expect(await found(await as(withRole('editor')))).toEqual(['Shoshana writes']);
  expect(await found(await as(withRole('support')))).toEqual(['Shoshana Levi']);
  expect(await findForPalette(admin, '  ')).toEqual([]);
});
