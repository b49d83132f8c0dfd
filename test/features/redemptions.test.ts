import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { testEngine } from '#test/support/database/claim.ts';
import { copyEmbeddedTemplate } from '#test/support/database/embedded-template.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import type { Look, Prepared } from '#test/support/redeeming-process.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

/*
 * Redemptions in processes of their own: the embedded database belongs to one process at a time, PostgreSQL to several.
 */

const database = useCommittedDatabase();
const script = fileURLToPath(new URL('../support/redeeming-process.ts', import.meta.url));
let place: { url?: string; dataDir: string };

beforeEach(async () => {
  const dataDir = temporaryFolder();
  const url = testEngine === 'postgres' ? database.pool.options.connectionString : undefined;
  if (url === undefined) await copyEmbeddedTemplate(dataDir);
  place = url === undefined ? { dataDir } : { dataDir, url };
});

function start(act: object): ChildProcess {
  return spawn(process.execPath, [script, JSON.stringify({ ...place, ...act })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function answerOf<T>(act: object): Promise<T> {
  const child = start(act);
  let output = '';
  child.stdout?.on('data', (data) => (output += String(data)));
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(0);
  return JSON.parse(output) as T;
}

const look = () => answerOf<Look>({ act: 'look' });

test(
  '200 at the same moment spend no coin twice, overspend no budget and sell no piece twice',
  { timeout: 240_000 },
  async () => {
    const [people, coins, units, stock] = [20, 70, 37, 30];
    const { userIds, tree, cup } = await answerOf<Prepared>({ act: 'prepare', people, coins, units, stock });
    const processes = testEngine === 'postgres' ? 2 : 1;
    const times = 200 / processes;
    const outcomes = await Promise.all(
      Array.from({ length: processes }, () =>
        answerOf<Record<string, number>>({ act: 'many', userIds, itemIds: [tree, cup], times }),
      ),
    );
    const all = (code: string) => outcomes.reduce((sum, outcome) => sum + (outcome[code] ?? 0), 0);
    const found = await look();
    expect(found.differences).toEqual([]);
    expect(found.lowest).toBeGreaterThanOrEqual(0);
    // Everyone could have paid for seven of the ten asked of her; budget and stock end before that.
    expect(found).toMatchObject({ trees: units, unitsLeft: 0, stock: 0, redeemed: units + stock });
    expect(found.coins).toBe(people * coins - (units + stock) * 10);
    expect(all('redeemed')).toBe(units + stock);
    expect(all('redeemed') + all('fully_funded') + all('out_of_stock') + all('too_few_coins')).toBe(200);
  },
);

/** The lines that a process writes, until it ends or one is `last`. */
async function linesOf(child: ChildProcess, last = ''): Promise<unknown[]> {
  const lines: unknown[] = [];
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    lines.push(JSON.parse(line));
    if (lines.at(-1) === last) break;
  }
  return lines;
}

/* In the middle and after the commit. That it may end before each of its queries is tested without processes, beside `redeem`. */
test(
  'kill -9 in a redemption leaves all of it or nothing, and the same request completes it once',
  { timeout: 240_000 },
  async () => {
    const [coins, units, stock] = [1000, 50, 50];
    const { userIds, tree, cup } = await answerOf<Prepared>({
      act: 'prepare',
      people: 1,
      coins,
      units,
      stock,
    });
    const ask = (itemId: string, key: string) => ({ act: 'once', userId: userIds[0], itemId, key });
    const [, statements] = (await linesOf(start(ask(tree, 'without an end')))) as [Look, number];
    expect(statements).toBeGreaterThan(6);
    const middle = Math.ceil(statements / 2);
    const kills = [
      { next: ask(tree, 'in the middle'), stopAfter: middle },
      { next: ask(cup, 'in the middle, too'), stopAfter: middle },
      { next: ask(tree, 'after the commit'), stopAfter: statements },
    ];
    let again: object | undefined;
    for (const [killed, { next, stopAfter }] of kills.entries()) {
      const child = start({ ...next, again, stopAfter });
      const [left] = (await linesOf(child, 'stopped')) as [Look];
      child.kill('SIGKILL');
      // Each process completes what was killed before it, after it has looked at what is left.
      expect(left, next.key).toMatchObject({ differences: [], redeemed: Math.max(1, killed) });
      again = next;
    }
    // One more process looks at what the last one left, and completes it.
    const [left] = (await linesOf(start({ ...ask(cup, 'at the end'), again }))) as [Look];
    expect(left).toMatchObject({ differences: [], redeemed: 4 });
    const redeemed = 5;
    expect(await look()).toMatchObject({
      differences: [],
      redeemed,
      coins: coins - redeemed * 10,
      unitsLeft: units - 3,
      stock: stock - 2,
    });
  },
);
