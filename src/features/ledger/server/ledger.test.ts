import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { makeTransfer } from '../testing.ts';
import { closeDays, readBalance } from './balances.ts';
import { verifyLedger } from './verify.ts';

const database = useDatabase();
const us = { entity: 'us', currency: 'USD' } as const;
const provider = { purpose: 'provider', detail: 'sandbox' } as const;
const daySeconds = 86_400;

describe('a transfer', () => {
  test('moves money between accounts, which have the sums of their entries', async () => {
    const ctx = makeCtx(database.db);
    await makeTransfer(ctx);
    await makeTransfer(ctx, { amount: 250n });
    expect(await readBalance(ctx, us, provider)).toBe(1250n);
    expect(await readBalance(ctx, us, { purpose: 'income', detail: 'plans' })).toBe(-1250n);
    expect(await readBalance(ctx, { ...us, currency: 'GBP' } as never, provider)).toBe(0n);
  });

  test('is booked once for a cause', async () => {
    const ctx = makeCtx(database.db);
    await makeTransfer(ctx, { cause: 'payment:1:captured' });
    await makeTransfer(ctx, { cause: 'payment:1:captured' });
    expect(await readBalance(ctx, us, provider)).toBe(1000n);
  });

  test.each([
    ['does not add up', [5n, -4n]],
    ['moves nothing', []],
    ['moves nothing after all', [0n, 0n]],
  ])('that %s is refused', async (_, amounts) => {
    const ctx = makeCtx(database.db);
    const lines = amounts.map((amount, index) => ({
      purpose: index === 0 ? ('bank' as const) : ('income' as const),
      amount,
    }));
    const booked = async () => {
      await makeTransfer(ctx, { lines });
      await sql`set constraints all immediate`.execute(database.db);
    };
    await expect(database.undoing(booked)).rejects.toThrow(/add up to zero|moves nothing/);
  });

  test('stays inside its own books', async () => {
    const ctx = makeCtx(database.db);
    await makeTransfer(ctx);
    const strayed = sql`
      with made as (
        insert into ledger_transfers (cause, entity, currency, booked_on, made_at, note)
        values ('stray', 'uk', 'GBP', '2026-11-17', now(), '') returning id
      )
      insert into ledger_entries (transfer_id, account_id, amount, booked_on)
      select id, account, amount, '2026-11-17' from made, (values
        ('us.USD.provider.sandbox', 1), ('us.USD.income.plans', -1)
      ) line (account, amount)`;
    await expect(database.undoing(() => strayed.execute(database.db))).rejects.toThrow('its own accounts');
  });

  test.each([
    'update ledger_entries set amount = 1',
    'delete from ledger_entries',
    'update ledger_transfers set note = $$x$$',
    'delete from ledger_transfers',
    'truncate ledger_entries cascade',
    'update ledger_accounts set detail = $$x$$',
  ])('is never changed: %s', async (statement) => {
    await makeTransfer(makeCtx(database.db));
    const changed = () => sql.raw(statement).execute(database.db);
    await expect(database.undoing(changed)).rejects.toThrow('only ever added to');
  });
});

describe('a closed day', () => {
  test('keeps its balances, and nothing can be booked on it any more', async () => {
    const ctx = makeCtx(database.db);
    await makeTransfer(ctx);
    ctx.clock.advance(daySeconds);
    await makeTransfer(ctx, { amount: 20n });
    ctx.clock.advance(daySeconds);
    await closeDays(ctx);
    await closeDays(ctx);
    await makeTransfer(ctx, { amount: 3n });
    expect(await readBalance(ctx, us, provider)).toBe(1023n);
    const closed = await database.db
      .selectFrom('ledger_balances')
      .select(['day', 'balance'])
      .where('account_id', '=', 'us.USD.provider.sandbox')
      .orderBy('day')
      .execute();
    expect(closed).toEqual([
      { day: '2026-11-17', balance: '1000' },
      { day: '2026-11-18', balance: '1020' },
    ]);
    expect(await verifyLedger(ctx)).toEqual([]);
    ctx.clock.advance(-daySeconds);
    await expect(database.undoing(() => makeTransfer(ctx))).rejects.toThrow('are closed');
  });
});

describe('the check of the books', () => {
  test('finds what the owner of the database changed behind the triggers', async () => {
    const ctx = makeCtx(database.db);
    await makeTransfer(ctx, { cause: 'payment:1:captured' });
    ctx.clock.advance(daySeconds);
    await closeDays(ctx);
    await database.undoing(async () => {
      await sql`alter table ledger_entries disable trigger user`.execute(database.db);
      await sql`update ledger_entries set amount = amount + 5 where amount > 0`.execute(database.db);
      expect(await verifyLedger(ctx)).toEqual([
        { check: 'unbalanced', subject: 'payment:1:captured', detail: 'adds up to 5 USD minor units' },
        {
          check: 'closed_balance',
          subject: 'us.USD.provider.sandbox',
          detail: '2026-11-17: closed with 1000, its entries add up to 1005',
        },
      ]);
    });
  });
});
