import { sql, type RawBuilder } from 'kysely';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { claimNextWork } from '#features/submissions/moderation/server/claim-works.ts';
import type { wallSorts } from '#features/submissions/wall/policy.ts';
import { listWall } from '#features/submissions/wall/server/wall.ts';
import { migrate } from '#platform/db/migrate.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { median } from './load.ts';
import { openOwnDatabase } from './own-database.ts';

const shown = 100_000;
const waiting = 10_000;
const items = 50;
const farPage = 500;
const rounds = 21;
/** So many times in turn, each round. */
const times = 5;
const claimsPerRound = 20;

export interface WorksMeasured {
  /** The wall's page 500 ÷ its page 1. */
  far: Record<(typeof wallSorts)[number], number>;
  /** Its page 1 ÷ the bare indexed query of its rows. */
  near: number;
  /** A moderator's next claim ÷ a bare update. */
  claim: number;
}

/** The wall of 100,000 works, and a moderator who goes through a queue of 10,000 beside it. */
export async function measureWorks(serverUrl: string): Promise<WorksMeasured> {
  const database = await openOwnDatabase(serverUrl, 'bench_works');
  await migrate(database);
  const ctx = makeCtx(database.db);
  await fill(ctx);
  const far = { newest: await measureFar(ctx, 'newest'), encouraged: await measureFar(ctx, 'encouraged') };
  const near = await compare(
    () => listWall(ctx, { sort: 'newest' }),
    () => run(ctx, sql`select * from submissions where shown order by decided_at desc, id desc limit 25`),
  );
  const claim = await measureClaiming(ctx);
  await database.close();
  return { far, near, claim };
}

async function measureFar(ctx: TestCtx, sort: (typeof wallSorts)[number]): Promise<number> {
  let next: string | undefined;
  for (let page = 1; page < farPage; page += 1) next = (await listWall(ctx, { sort, next })).next;
  if (next === undefined) throw new Error('the wall is too short');
  const listFrom = (from: string | undefined) => () => listWall(ctx, { sort, next: from });
  return compare(listFrom(next), listFrom(undefined));
}

/** She goes on from work to work, while others hold the oldest. */
async function measureClaiming(ctx: TestCtx): Promise<number> {
  const { userId, actor } = await makeUser(ctx, { admin: true });
  const others = await makeUser(ctx, { admin: true });
  await run(
    ctx,
    sql`insert into submission_claims select 'q' || n, ${others.userId}, ${ctx.clock.now()}::timestamptz + interval '15 minutes'
      from generate_series(1, 50) n`,
  );
  await run(ctx, sql`create table bare_works (id text primary key, by text, until timestamptz)`);
  await run(ctx, sql`insert into bare_works select 'q' || n from generate_series(1, ${sql.lit(waiting)}) n`);
  const own = { ...ctx, actor };
  let after: string | undefined;
  const claim = async () => {
    const { id } = await claimNextWork(own, { after });
    if (id === null || id === after) throw new Error('the queue ended');
    after = id;
  };
  let updated = 0;
  const update = () =>
    run(
      ctx,
      sql`update bare_works set by = ${userId}, until = ${ctx.clock.now()} where id = ${`q${(updated += 1)}`}`,
    );
  return compare(claim, update, claimsPerRound);
}

/** How many times as long one takes as the other, measured in turn. */
async function compare(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  inTurn = times,
): Promise<number> {
  // The first of each prepares its statements.
  await one();
  await other();
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    ratios.push((await timeOf(one, inTurn)) / (await timeOf(other, inTurn)));
  return median(ratios);
}

async function timeOf(work: () => Promise<unknown>, count: number): Promise<number> {
  const begun = performance.now();
  for (let done = 0; done < count; done += 1) await work();
  return performance.now() - begun;
}

/** Each learner has handed in a picture for each item; those of the queue wait in the order of their numbers. */
async function fill(ctx: TestCtx): Promise<void> {
  const course = await makeCourse(ctx, {
    items: Array.from({ length: items }, () => ({ access: 'public' as const })),
  });
  const ids = sql.join(Array.from({ length: items }, (_, index) => sql.lit(itemIdOf(course, index))));
  const learners = (shown + waiting) / items;
  await run(
    ctx,
    sql`insert into users (id, email_address, email_key, password_hash, first_name, last_name, role, language, created_at)
      select 'r' || n, 'reader' || n || '@example.org', 'reader' || n || '@example.org', 'none', 'Reader', 'No' || n, 'learner', 'en',
        '2025-01-01Z' from generate_series(0, ${sql.lit(learners - 1)}) n`,
  );
  const work = (prefix: string, first: number, count: number, status: number, at: RawBuilder<unknown>) =>
    run(
      ctx,
      sql`insert into submissions (id, owner_id, item_id, course_id, kind, language, visibility, status, version,
          handed_in_at, changed_at, decided_at, stickers)
        select ${sql.lit(prefix)} || n, 'r' || (${sql.lit(first)} + n - 1) / ${sql.lit(items)},
          (array[${ids}])[1 + (n - 1) % ${sql.lit(items)}], ${sql.lit(course.id)}, 'challenge', 'en', 0, ${sql.lit(status)}, 1,
          ${at}, ${at}, case when ${sql.lit(status)} = 1 then ${at} end, n % 40
        from generate_series(1, ${sql.lit(count)}) n`,
    );
  // In no order of the ids.
  await work('w', 0, shown, 1, sql`'2026-01-01Z'::timestamptz + (n * 37 % 100003) * interval '1 second'`);
  await work('q', shown, waiting, 0, sql`'2026-11-01Z'::timestamptz + n * interval '1 second'`);
  await run(
    ctx,
    sql`insert into submission_versions (submission_id, version, text, mark, made_at)
      select id, 1, 'We baked challah, and this is how it went. ' || id, id, changed_at from submissions`,
  );
  await run(
    ctx,
    sql`insert into handed_in_files (id, owner_id, file_name, status, kind, byte_size, width, height, taken_at, created_at, changed_at)
      select 'f' || id, owner_id, 'challah.jpg', 'ready', 'image', 100000, 1600, 1200, changed_at, changed_at, changed_at from submissions`,
  );
  await run(
    ctx,
    sql`insert into submission_files (submission_id, version, place, file_id, caption) select id, 1, 0, 'f' || id, 'Ours' from submissions`,
  );
  await run(ctx, sql`vacuum analyze`);
}

const run = (ctx: Pick<TestCtx, 'db'>, statement: RawBuilder<unknown>) => statement.execute(ctx.db);
