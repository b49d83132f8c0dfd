import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, test } from 'vitest';
import { testEngine } from '#test/support/database/claim.ts';
import { copyEmbeddedTemplate } from '#test/support/database/embedded-template.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { createLog } from '#platform/log.ts';
import { openEmbedded } from './open-embedded.ts';

const log = createLog('silent');
const modules = (name: string) => JSON.stringify(new URL(`./${name}.ts`, import.meta.url).href);
let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

/** A data folder with a migrated database that has the table `acts`. */
async function makeDataDir(): Promise<string> {
  const dataDir = temporaryFolder();
  await copyEmbeddedTemplate(dataDir);
  const { pool, close } = await openEmbedded({ dataDir, log, durable: false });
  await pool.query('create table acts (number int primary key)');
  await close();
  return dataDir;
}

/** A separate process that opens the folder as `pool` and runs the script's lines. */
function startProcess(dataDir: string, script: string) {
  const source = `
    import { openEmbedded } from ${modules('open-embedded')};
    const log = { warn() {}, fatal() {} };
    const { pool, close } = await openEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log });
    ${script}`;
  const started = spawn(process.execPath, ['--input-type=module', '-e', source]);
  child = started;
  return { lines: createInterface({ input: started.stdout }), exited: once(started, 'exit'), child: started };
}

describe.runIf(testEngine === 'embedded')('the embedded database', { timeout: 60_000 }, () => {
  test('refuses a folder that another process has open, naming the folder and the remedy', async () => {
    const dataDir = await makeDataDir();
    const other = startProcess(dataDir, `console.log('open'); `);
    await once(other.lines, 'line');
    await expect(openEmbedded({ dataDir, log })).rejects.toMatchObject({
      name: 'DataFolderInUse',
      message: expect.stringContaining(`${dataDir} is in use`) as string,
    });
    other.child.kill('SIGKILL');
    await other.exited;
    // The lock ends with its process, however that ended.
    await (await openEmbedded({ dataDir, log })).close();
  });

  test('loses no write it has acknowledged when the process is killed', async () => {
    const dataDir = await makeDataDir();
    let acknowledged = 0;
    let next = 1;
    for (const wanted of [100, 250]) {
      const writer = startProcess(
        dataDir,
        `for (let number = ${next}; ; number += 1) {
           await pool.query('insert into acts values ($1)', [number]);
           console.log(number);
         }`,
      );
      for await (const line of writer.lines) {
        acknowledged = Number(line);
        if (acknowledged >= wanted) writer.child.kill('SIGKILL');
      }
      await writer.exited;
      const { pool, close } = await openEmbedded({ dataDir, log });
      const { rows } = await pool.query<{ count: number; last: number }>(
        'select count(*) as count, max(number) as last from acts',
      );
      await close();
      const found = rows[0] ?? { count: 0, last: 0 };
      // One more may have been written without having been acknowledged.
      expect(found.last - acknowledged).toBeOneOf([0, 1]);
      expect(found.count).toBe(found.last);
      next = found.last + 1;
    }
    expect(acknowledged).toBeGreaterThanOrEqual(250);
  });

  test('ends the process when the engine has died, after rejecting the pending queries', async () => {
    // No database survives this: its thread gets nothing where it expects a message.
    const { child, exited, lines } = startProcess(
      await makeDataDir(),
      `const { Worker } = await import('node:worker_threads');
       const post = Worker.prototype.postMessage;
       Worker.prototype.postMessage = function (message) { post.call(this, { ...message, bytes: null }); };
       pool.query('select 1').catch((error) => console.log(error.message));
       setInterval(() => {}, 1000);`,
    );
    let complaint = '';
    child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
    const said = once(lines, 'line');
    expect(await exited).toEqual([1, null]);
    expect(await said).toEqual([expect.stringContaining('stopped unexpectedly')]);
    expect(complaint).toContain('The embedded database stopped unexpectedly');
  });

  test('starts every connection without the state of an earlier one', async () => {
    const { pool, close } = await openEmbedded({ dataDir: await makeDataDir(), log, durable: false });
    const client = await pool.connect();
    await client.query('begin');
    await client.query('insert into acts values (1)');
    for (const number of [1, 2]) await client.query('select $1::int as "left behind"', [number]);
    await client.query(`set timezone = 'Asia/Jerusalem'`);
    // As if the connection had been lost.
    client.release(true);

    const { rows } = await pool.query(
      `select (select count(*) from acts) as acts, current_setting('TimeZone') as zone,
         (select count(*) from pg_prepared_statements) as statements`,
    );
    expect(rows).toEqual([{ acts: 0, zone: 'UTC', statements: 0 }]);
    await pool.query('select $1::int as "left behind"', [3]);
    await close();
  });

  test('waits for the disk at every commit', async () => {
    const { pool, close } = await openEmbedded({ dataDir: await makeDataDir(), log });
    const { rows } = await pool.query(`select current_setting('fsync') as fsync,
      current_setting('wal_sync_method') as method, current_setting('synchronous_commit') as commit`);
    expect(rows).toEqual([{ fsync: 'on', method: 'fsync', commit: 'on' }]);
    await close();
  });
});
