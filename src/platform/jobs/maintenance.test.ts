import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { testEngine } from '#test/support/database/claim.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { createMemoryJobs } from './memory-jobs.ts';
import { defineMaintenance } from './maintenance.ts';

const database = useCommittedDatabase();

describe('database maintenance', () => {
  test('removes what has expired in every part, even if one fails', async () => {
    const jobs = createMemoryJobs();
    const remove = vi.fn(() => Promise.resolve(3));
    const failing = () => Promise.reject(new Error('the sessions are locked'));
    defineMaintenance(jobs, database, [failing, remove]);
    await expect(jobs.run('maintenance')).rejects.toThrow('could not all be removed');
    expect(remove).toHaveBeenCalledOnce();
  });

  test.runIf(testEngine === 'embedded')('vacuums dead rows and analyzes the tables', async () => {
    await sql`create table changing (id int)`.execute(database.db);
    await sql`insert into changing select generate_series(1, 1000)`.execute(database.db);
    await sql`delete from changing where id <= 600`.execute(database.db);
    const jobs = createMemoryJobs();
    defineMaintenance(jobs, database);
    await jobs.run('maintenance');
    await jobs.run('checkpoint');
    const { rows } = await sql`select n_dead_tup as dead, n_live_tup as alive
      from pg_stat_user_tables where relname = 'changing'`.execute(database.db);
    expect(rows).toEqual([{ dead: 0, alive: 400 }]);
    await sql`drop table changing`.execute(database.db);
  });
});
