import Fastify from 'fastify';
import { loadPage, renderLoaded } from 'virtual:renderer';
import { openWorld, pageInput, signInLearner } from './world.ts';

/** The product's answers, which the baselines send ready-made. */
export interface BareStart {
  page: string;
  courses: string;
  /** Paths of the pages for a signed-in user. */
  signedInPages: string[];
}

/** The bare baselines: the same Fastify, pool and React, without any of our code between them. */
const services = await openWorld();
process.once('message', (start: BareStart) => void serve(start));
process.send?.('waiting');

async function serve({ page, courses, signedInPages }: BareStart): Promise<void> {
  const { pool } = services.database;
  const { actor } = await signInLearner(services);
  const userId = actor.kind === 'member' ? actor.userId : '';
  const sessionId = actor.kind === 'member' ? actor.sessionId : '';
  const coursesBytes = Buffer.from(courses);
  await pool.query(
    'create table if not exists bench_progress (user_id text primary key, watched int not null)',
  );
  await pool.query(
    'create table if not exists bench_answers (id bigserial primary key, user_id text, response text)',
  );
  await pool.query('create index if not exists bench_answers_user on bench_answers (user_id)');

  const twoSelects = async () => {
    await pool.query('select * from sessions where id = $1', [sessionId]);
    return (await pool.query('select * from users where id = $1', [userId])).rows[0] as unknown;
  };
  const app = Fastify();
  app.get('/page', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/courses', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(coursesBytes),
  );
  app.get('/user', twoSelects);
  app.get('/stream', async (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
    });
    reply.raw.write(`data: {"what":"opened","awaitsGuardian":false}\n\n`);
    return reply;
  });
  for (const path of signedInPages) {
    const loaded = await loadPage(pageInput(services, actor, path));
    app.get(`/signed-in${path}`, async (_request, reply) => {
      await twoSelects();
      return reply.type('text/html; charset=utf-8').send(renderLoaded(loaded));
    });
  }
  app.post('/report', async () => {
    await pool.query('select watched from bench_progress where user_id = $1', [userId]);
    await pool.query(
      'insert into bench_progress values ($1, 1) on conflict (user_id) do update set watched = bench_progress.watched + 1',
      [userId],
    );
    return { ok: true };
  });
  let answers = 0;
  app.post('/answer', async () => {
    // Forty answers per person, as in a few quizzes.
    const answerer = `answerer-${Math.floor((answers += 1) / 40)}`;
    await pool.query("insert into bench_answers (user_id, response) values ($1, 'a')", [answerer]);
    return (await pool.query('select response from bench_answers where user_id = $1', [answerer])).rowCount;
  });
  await app.listen({ port: services.config.port, host: '127.0.0.1' });
  process.send?.('ready');
}
