import Fastify from 'fastify';
import { loadRenderer, homeInput, openWorld, signInLearner } from './world.ts';

/** What the product answered, for the baselines to answer ready-made. */
export interface BareStart {
  page: string;
  courses: string;
}

/** The bare baselines: the same Fastify, pool and React, and nothing of ours between them. */
const services = await openWorld();
const renderer = await loadRenderer();
process.once('message', (start: BareStart) => void serve(start));
process.send?.('waiting');

async function serve({ page, courses }: BareStart): Promise<void> {
  const { pool } = services.database;
  const { actor } = await signInLearner(services);
  const userId = actor.kind === 'member' ? actor.userId : '';
  const sessionId = actor.kind === 'member' ? actor.sessionId : '';
  const signedIn = await renderer.loadPage(homeInput(services, actor));
  const coursesBytes = Buffer.from(courses);
  await pool.query(
    'create table if not exists bench_progress (user_id text primary key, watched int not null)',
  );

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
  app.get('/signed-in-page', async (_request, reply) => {
    await twoSelects();
    return reply.type('text/html; charset=utf-8').send(renderer.renderLoaded(signedIn));
  });
  app.post('/report', async () => {
    await pool.query('select watched from bench_progress where user_id = $1', [userId]);
    await pool.query(
      'insert into bench_progress values ($1, 1) on conflict (user_id) do update set watched = bench_progress.watched + 1',
      [userId],
    );
    return { ok: true };
  });
  await app.listen({ port: services.config.port, host: '127.0.0.1' });
  process.send?.('ready');
}
