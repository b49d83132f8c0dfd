import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testEngine } from '#test/support/database/claim.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { emptySchema } from '#test/support/empty-schema.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { migrate } from '#platform/db/migrate.ts';
import { migrationsFolder, readMigrations } from '#platform/db/migration-files.ts';
import type { Db } from '#platform/db/tables.ts';
import { checkContent } from '#features/learning/content/server/check-content.ts';
import { readContentFolder } from '#features/learning/content/server/content-folder.ts';
import { copyMigrations } from './copy-migrations.ts';

const database = useCommittedDatabase();
beforeEach(async () => {
  await emptySchema(database.db);
});

const giving = '_learning_give_content_ids';

const migrationsUpTo = (given: { included: boolean }) => copyMigrations(giving, given);

/** What the migration gives: slug → id, of courses and of items. */
async function readGiven() {
  const file = (await readMigrations(migrationsFolder)).find(({ name }) => name.endsWith(giving));
  const of = (kind: string) =>
    new Map(
      [...(file?.sql ?? '').matchAll(new RegExp(`\\('([a-z0-9-]+)', '(${kind}_[a-z0-9]+)'\\)`, 'g'))].map(
        ([, slug = '', id = '']) => [slug, id],
      ),
    );
  const questions = [...(file?.sql ?? '').matchAll(/\('(i_\w+)', '([a-z0-9-]+)', '(q_\w+)'\)/g)];
  return { courses: of('c'), items: of('i'), questions: questions.map(([, ...row]) => row) };
}

/** Rows as the release before wrote them, with slugs; one of each table is of content that is not shipped. */
const oldRows = `
  insert into users (id, password_hash, first_name, last_name, role, language, created_at, course_ids)
    values ('ada', '', 'Ada', 'L.', 'student', 'en', now(), '{patience,own-course,live-to-give}'),
      ('bo', '', 'Bo', 'K.', 'student', 'en', now(), '{}');
  insert into item_progress values
    ('ada', 'abrahams-tent', 10, 10, '[]', 0, now(), 1), ('ada', 'own-film', 10, 10, '[]', 0, now(), 1);
  insert into completions values ('ada', 'abrahams-tent', now()), ('ada', 'own-film', now());
  insert into item_plans values ('ada', 'planting-day', '2026-11-20', 'a fig', now());
  insert into game_rounds values ('ada', 'tent-pairs', 'r', '[]', 80);
  insert into ratings values ('ada', 'abrahams-tent', 5, '', 'pending', now());
  insert into quiz_answers values
    ('ada', 'little-and-much', 'shammai', 'little,much', true, now()),
    ('ada', 'little-and-much', 'was-removed', 'a', true, now()),
    ('ada', 'own-quiz', 'shammai', 'a', true, now());
  insert into point_entries (user_id, item_id, points, created_at, type) values ('ada', 'abrahams-tent', 10, now(), 'film');
  insert into coin_entries (user_id, kind, reference, coins, created_at) values
    ('ada', 'points', 'abrahams-tent', 1, now()), ('ada', 'chest', '2026-11-17', 5, now());
  insert into spent_time values ('ada', '2026-11-17', 5, 0, now(), 'abrahams-tent');
  insert into course_unlocks values ('ada', 'patience', now(), true), ('ada', 'own-course', now(), true);
  insert into certificates values ('CODE', 'ada', 'live-to-give', false, now(), now());
  insert into finished_courses values ('ada', 'live-to-give', now());
  insert into resource_downloads values
    ('live-to-give.workbook.en.pdf', '2026-11-17', 3), ('own-course.music.mp3', '2026-11-17', 1);
`;

/** What rows refer to, table by table. */
async function listReferences(db: Db): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ place: string; refers: string }>`
    select 'item_progress' as place, item_id as refers from item_progress
    union all select 'completions', item_id from completions
    union all select 'item_plans', item_id from item_plans
    union all select 'game_rounds', item_id from game_rounds
    union all select 'ratings', item_id from ratings
    union all select 'quiz_answers', item_id || ' ' || question_id || ' ' || response from quiz_answers
    union all select 'point_entries', item_id from point_entries
    union all select 'coin_entries', reference from coin_entries
    union all select 'spent_time', item_id from spent_time
    union all select 'course_unlocks', course_id from course_unlocks
    union all select 'certificates', course_id from certificates
    union all select 'finished_courses', course_id from finished_courses
    union all select 'resource_downloads', resource_id from resource_downloads
    union all select 'users', course_ids::text from users
  `.execute(db);
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return Object.fromEntries(
    [...byPlace].map(([place, own]) => [place, own.map(({ refers }) => refers).toSorted()]),
  );
}

test('rows that refer to slugs refer to ids afterwards; those of other content stay as they are', async () => {
  await migrate(database, await migrationsUpTo({ included: false }));
  await sql.raw(oldRows).execute(database.db);
  await migrate(database, await migrationsUpTo({ included: true }));
  const { courses, items, questions } = await readGiven();
  const [tent, quiz, patience, giving] = [
    items.get('abrahams-tent'),
    items.get('little-and-much'),
    courses.get('patience'),
    courses.get('live-to-give'),
  ];
  const shammai = questions.find(([item, slug]) => item === quiz && slug === 'shammai')?.[2];
  expect([tent, quiz, patience, giving, shammai]).not.toContain(undefined);
  expect(await listReferences(database.db)).toEqual({
    item_progress: [tent, 'own-film'],
    completions: [tent, 'own-film'],
    item_plans: [items.get('planting-day')],
    game_rounds: [items.get('tent-pairs')],
    ratings: [tent],
    quiz_answers: [
      `${quiz} ${shammai} little,much`,
      `${quiz} was-removed a`,
      'own-quiz shammai a',
    ].toSorted(),
    point_entries: [tent],
    coin_entries: ['2026-11-17', tent],
    spent_time: [tent],
    course_unlocks: [patience, 'own-course'],
    certificates: [giving],
    finished_courses: [giving],
    resource_downloads: [`${giving}.workbook.en.pdf`, 'own-course.music.mp3'],
    users: [`{${patience},own-course,${giving}}`, '{}'],
  });
});

test('the ids that rows were given are those of the shipped content', async () => {
  const folder = await readContentFolder(path.join(import.meta.dirname, '../../content'));
  const retired = folder.texts.get('content/retired-ids.yaml') ?? '';
  const { courses } = checkContent(folder, { requireMedia: false });
  const items = courses.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.items));
  const questions = items.flatMap(({ texts: { en } }) =>
    en.body?.kind === 'quiz' || en.body?.kind === 'vidquiz' ? en.body.questions : [],
  );
  const there = new Set([...courses, ...items, ...questions].map(({ id }) => id));
  const given = await readGiven();
  const ids = [...given.courses.values(), ...given.items.values(), ...given.questions.map(([, , id]) => id)];
  expect(ids.length).toBeGreaterThan(180);
  expect(ids.filter((id = '') => !there.has(id) && !retired.includes(id))).toEqual([]);
});

describe('a process that is killed in the middle of it', () => {
  test('leaves all rows as they were, and the next process to start finishes', async () => {
    const url = testEngine === 'postgres' ? database.pool.options.connectionString : undefined;
    const place = JSON.stringify({ url, dataDir: temporaryFolder() });
    const [old, all] = [await migrationsUpTo({ included: false }), await migrationsUpTo({ included: true })];
    expect(
      await outputOf(start(place, [`await migrate(database, ${JSON.stringify(old)});`, write(oldRows)])),
    ).toBe('');

    // Its own statements have run, and nothing is committed yet.
    const slow = await migrationsUpTo({ included: true });
    const next = String((await readMigrations(slow)).length).padStart(4, '0');
    writeFileSync(path.join(slow, `${next}_learning_take_long.sql`), 'select pg_sleep(60);');
    const killed = start(place, [sayWhenAsked, `await migrate(database, ${JSON.stringify(slow)});`]);
    await once(killed.stdout ?? killed, 'data');
    expect(killed.exitCode).toBeNull();
    killed.kill('SIGKILL');
    await once(killed, 'exit');

    const kept = `select item_id as id from completions order by item_id`;
    const found = `(await database.pool.query(${JSON.stringify(kept)})).rows.map(({ id }) => id).join()`;
    const restarted = start(place, [
      say(found),
      say('" then "'),
      `await migrate(database, ${JSON.stringify(all)});`,
      say(found),
    ]);
    const { items } = await readGiven();
    expect(await outputOf(restarted)).toBe(
      `abrahams-tent,own-film then ${items.get('abrahams-tent')},own-film`,
    );
  }, 120_000);
});

/** Says so when the statement that takes long is sent: those before it have been answered. */
const sayWhenAsked = `
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (asked, ...rest) {
    if (String(asked.text ?? asked).includes('pg_sleep')) process.stdout.write('asked');
    return query.call(this, asked, ...rest);
  };
`;
const say = (what: string) => `process.stdout.write(String(${what}));`;
const write = (rows: string) => `await database.pool.query(${JSON.stringify(rows)});`;

/** A process of its own that opens the database there and runs these statements. */
function start(place: string, statements: string[]): ChildProcess {
  const module = (name: string) =>
    JSON.stringify(new URL(`../../src/platform/db/${name}.ts`, import.meta.url).href);
  const program = `
    import pg from 'pg';
    import { openDatabase } from ${module('open-database')};
    import { migrate } from ${module('migrate')};
    const log = { warn() {}, info() {} };
    const database = await openDatabase({ ...${place}, log });
    ${statements.join('\n')}
    await database.close();
  `;
  return spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function outputOf(child: ChildProcess): Promise<string> {
  let output = '';
  child.stdout?.on('data', (data) => (output += String(data)));
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(0);
  return output;
}
