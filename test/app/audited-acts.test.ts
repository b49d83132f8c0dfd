import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { localeCodes } from '#core/locale.ts';
import { composition, features } from '#app/features.ts';
import type { AuditedActs } from '#platform/composition/audited-acts.ts';
import { createEntry } from '#features/cms/server/public.ts';
import { makeAuthor, makeText } from '#features/cms/testing.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { mergeSchools } from '#features/schools/server/merge-schools.ts';
import { createSchool } from '#features/schools/server/edit-schools.ts';
import { staffMember } from '../support/staff.ts';
import { useApp } from '../support/app.ts';

const app = useApp();
const root = 'src/features';

test('every feature that declares acts for the audit log has all of them in its manifest', async () => {
  const declared = readdirSync(root).filter((folder) =>
    existsSync(`${root}/${folder}/server/audited-acts.ts`),
  );
  const listed = features.filter(({ auditedActs }) => auditedActs);
  expect(listed.map(({ name }) => name).toSorted()).toEqual(declared);
  for (const { name, auditedActs } of listed) {
    const path = `../../${root}/${name}/server/audited-acts.ts`;
    const [acts] = Object.values((await import(/* @vite-ignore */ path)) as Record<string, AuditedActs>);
    expect(auditedActs, name).toBe(acts);
  }
});

test.each(localeCodes)(
  'every act and every reason of code has words in %s, and no two acts the same',
  (locale) => {
    const acts = [...composition.auditedActs.values()];
    expect(acts.length).toBeGreaterThan(60);
    const keys = acts.flatMap(({ text, reasons = {} }) => [text, ...Object.values(reasons)]);
    expect(keys.filter((key) => app.ctx.sayIn(locale, key) === key)).toEqual([]);
    const texts = acts.map(({ text }) => app.ctx.sayIn(locale, text));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  },
);

test('the start page, the audit log, its filter, the panel and the file say acts in the reader’s language', async () => {
  const { user, browser } = await staffMember(app, 'admin');
  const learner = await app.makeUser({ first_name: 'Noa', last_name: 'Adler' });
  await recordAudit(app.ctx, {
    who: user.userId,
    what: 'plan.changed',
    subject: learner.userId,
    why: 'no reason given',
  });
  await recordAudit(app.ctx, { who: user.userId, what: 'film.changed', subject: 'film-1', why: 'edited' });
  const open = async (path: string) => {
    const answer = await browser.get(path, { 'accept-language': 'he' });
    expect(answer.statusCode).toBe(200);
    return answer.body;
  };
  const start = await open('/admin');
  expect(start).toContain('שינוי מסלול');
  expect(start).toContain(`href="/admin/users/${learner.userId}"`);
  const log = await open('/admin/settings/audit');
  expect(log).toContain('<option value="plan.changed">שינוי מסלול</option>');
  expect(log).toContain('>שינוי פרטים של סרט</bdi>');
  expect(log).toContain('>עריכה</bdi>');
  expect(log).toContain('href="/admin/content/films/film-1"');
  const filtered = await open('/admin/settings/audit?what=plan.changed');
  expect(filtered).toContain('>לא נכתבה סיבה</bdi>');
  expect(filtered).not.toContain('>עריכה</bdi>');
  expect(await open(`/admin/users?q=${learner.userId}`)).toContain('לא נכתבה סיבה');
  const file = await open('/api/admin/files/audit?what=plan');
  expect(file).toContain(`,שינוי מסלול,plan.changed,${learner.userId},לא נכתבה סיבה,`);
});

test('an address that asks for an act of long ago, or for the beginning of several, keeps it in the filter', async () => {
  const { browser } = await staffMember(app, 'admin');
  const { body } = await browser.get('/admin/settings/audit?what=course.knitted');
  expect(body).toContain('<option value="course.knitted" selected="">course.knitted</option>');
});

describe('what an act was done to', () => {
  type Log = { items: { what: string; subject: { id: string; name: string | null; href: string | null } }[] };

  test('is called by its name in the reader’s language, and leads to its page', async () => {
    const { user, client } = await staffMember(app, 'admin');
    const ctx = { ...app.ctx, actor: user.actor };
    const school = await createSchool(ctx, {
      name: 'Ofek',
      city: 'Haifa',
      country: 'IL',
      calendar: 'israel',
    });
    const texts = { title: 'For parents', body: makeText('Words') };
    await createEntry(
      ctx,
      {
        contentType: 'content-block',
        key: 'parents',
        shared: { category: 'parents', sort: 1 },
        texts: { en: texts, he: { ...texts, title: 'להורים' } },
      },
      { author: makeAuthor() },
    );
    await recordAudit(ctx, { who: user.userId, what: 'setting.reset', subject: 'rewards.levels' });
    const { items } = (await client.get('/api/admin/audit', { 'accept-language': 'he' })).json<Log>();
    const subjects = Object.fromEntries(items.map(({ what, subject }) => [what, subject]));
    expect(subjects).toEqual({
      'school.created': { id: school.id, name: 'Ofek', href: `/admin/settings/schools/${school.id}` },
      'entry.saved': {
        id: 'content-block.parents',
        name: 'להורים',
        href: '/admin/content/content-block.parents/edit',
      },
      'setting.reset': {
        id: 'rewards.levels',
        name: app.ctx.sayIn('he', 'rewards.setting.levels'),
        href: '/admin/settings/values/rewards.levels',
      },
    });
  });

  test('keeps its id where it is gone, and has no link where it has no page any more', async () => {
    const { user, client } = await staffMember(app, 'admin');
    const ctx = { ...app.ctx, actor: user.actor };
    const fields = { city: 'Haifa', country: 'IL', calendar: 'israel' } as const;
    const [kept, twice] = [
      await createSchool(ctx, { ...fields, name: 'Ofek' }),
      await createSchool(ctx, { ...fields, name: 'Ofek school' }),
    ];
    await mergeSchools(ctx, { id: kept.id, ids: [twice.id] });
    await recordAudit(ctx, { who: user.userId, what: 'film.removed', subject: 'f_gone' });
    const { items } = (await client.get('/api/admin/audit')).json<Log>();
    const find = (what: string) => items.find((item) => item.what === what)?.subject;
    expect(find('school.merged')).toEqual({ id: twice.id, name: 'Ofek school', href: null });
    expect(find('film.removed')).toEqual({ id: 'f_gone', name: null, href: null });
  });
});
