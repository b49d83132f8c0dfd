import { describe, expect, test } from 'vitest';
import { localeCodes } from '#core/locale.ts';
import { cardIds, labelCard } from '#features/sandbox/policy.ts';
import { workOff } from '#features/sandbox/server/work-off.ts';
import { asked, askSandbox } from '#features/sandbox/testing.ts';
import type { SandboxHost } from '#platform/payments/sandbox/sandbox-host.ts';
import { useApp } from '../support/app.ts';
import { formsOf, openVisitor } from '../support/plain-browser.ts';

/* The sandbox's own page, as a developer's browser without scripts uses it. */

const app = useApp();
const path = '/dev/payments';

async function makePaid(own: Partial<typeof asked> = {}, card = 'succeeds') {
  const { id, reference } = await askSandbox(app.ctx, 'create', { reference: 'p1', ...asked, ...own });
  app.ctx.clock.advance(1);
  await app.post(`/api/sandbox/checkouts/${id}/pay`, { card });
  app.ctx.clock.advance(1);
  const browser = openVisitor(app);
  const act = (what: string) => browser.ask(path, { form: `act:${id}`, act: what });
  const read = async () => (await browser.ask(path)).body;
  /** The buttons of the latest payment, which is at the top. */
  const possible = async () => {
    const [, latest = ''] = (await read()).split(`value="act:${id}"`);
    const [form = ''] = latest.split('</form>', 1);
    return [...form.matchAll(/<button[^>]*value="(\w+)"/g)].map(([, value]) => value);
  };
  return { id, reference, act, read, possible };
}

/** Delivers what is due, and answers with it. */
async function deliver(): Promise<{ id: string; type: string }[]> {
  const delivered: { id: string; type: string }[] = [];
  const host: SandboxHost = {
    ...(app.services.sandbox as SandboxHost),
    deliver({ body }) {
      delivered.push(JSON.parse(body.toString()) as { id: string; type: string });
      return Promise.resolve(200);
    },
  };
  await workOff({ ...app.ctx, sandbox: host });
  return delivered;
}

describe('the sandbox’s own page', () => {
  test('shows the latest payments with what may happen to each, and what every card does', async () => {
    const { id, read, possible } = await makePaid();
    const page = await read();
    expect(page).toContain('Test payments – no real money moves');
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    expect(page).toContain('A year of Value');
    expect(page).toContain('$18.00');
    expect(page).toContain('Last webhook: payment.captured, on its way');
    for (const card of cardIds) expect(page).toContain(labelCard(card));
    expect(formsOf(page)).toEqual([`act:${id}`]);
    expect(await possible()).toEqual(['resend', 'dispute']);
  });

  test('says where there is nothing yet', async () => {
    expect((await app.get(path)).body).toContain('Nothing has been paid here yet.');
  });

  test('sends the last webhook again, the same one', async () => {
    const { act, read } = await makePaid();
    const [first] = await deliver();
    expect(await deliver()).toEqual([]);
    expect(await read()).toContain('Last webhook: payment.captured, arrived');
    const answer = await act('resend');
    expect(answer.statusCode).toBe(302);
    expect((await app.get(answer.headers.location ?? '')).body).toContain('Done.');
    expect(await deliver()).toEqual([first]);
  });

  test('disputes a payment and decides the dispute', async () => {
    for (const [reference, decision, badge] of [
      ['p2', 'win', 'Dispute won'],
      ['p3', 'lose', 'Dispute lost'],
    ] as const) {
      const { act, read, possible } = await makePaid({ reference } as object);
      await deliver();
      await act('dispute');
      expect(await possible()).toEqual(['resend', 'win', 'lose']);
      expect((await deliver()).map(({ type }) => type)).toEqual(['dispute.opened']);
      app.ctx.clock.advance(1);
      await act(decision);
      expect(await read()).toContain(badge);
      expect((await deliver()).map(({ type }) => type)).toEqual(['dispute.closed']);
    }
  });

  test('declines the next renewal of a saved card and only that one, unless it is let through after all', async () => {
    const { id, act, possible } = await makePaid({ saves: true });
    const { method_id } = await app.ctx.db
      .selectFrom('sandbox_payments')
      .select('method_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const renew = async (reference: string) => {
      const { status } = await askSandbox(app.ctx, 'charge', {
        reference,
        amount: 1800,
        currency: 'USD',
        description: 'A month',
        locale: 'en',
        method: method_id,
      });
      return status;
    };
    expect(await possible()).toEqual(['resend', 'dispute', 'declineNext']);
    await act('declineNext');
    expect(await renew('r1')).toBe('failed');
    expect(await renew('r2')).toBe('captured');
    await act('declineNext');
    await act('allowNext');
    expect(await renew('r3')).toBe('captured');
  });

  test('offers nothing about renewals for a card that refuses them anyway', async () => {
    const { possible } = await makePaid({ saves: true }, 'renewalDeclined');
    expect(await possible()).toEqual(['resend', 'dispute']);
  });

  test('of two presses of a button one does it, and the other says that it is no longer possible', async () => {
    const { id, act, read } = await makePaid();
    const answers = [await act('dispute'), await act('dispute')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([302, 409]);
    expect(answers[1]?.body).toContain('This is no longer possible');
    expect((await read()).match(/>Disputed</g)).toHaveLength(1);
    expect((await app.post(`/api/sandbox/payments/${id}/win`)).statusCode).toBe(200);
    expect((await app.post(`/api/sandbox/payments/${id}/lose`)).json()).toMatchObject({
      code: 'not_possible',
    });
    expect((await app.post(`/api/sandbox/payments/${id}/steal`)).statusCode).toBe(422);
    expect((await app.post('/api/sandbox/payments/nothing/resend')).statusCode).toBe(404);
  });

  test.each(localeCodes)('speaks %s', async (locale) => {
    await makePaid();
    const { body } = await app.get(`${path}?lang=${locale}`);
    expect(body).toContain(app.services.translations[locale].say('sandbox.payments.intro'));
  });
});

describe('where the sandbox is off', () => {
  const off = useApp();

  test('there is no such page, and nothing can be done to what it kept', async () => {
    const { id } = await askSandbox(off.ctx, 'create', { reference: 'p1', ...asked });
    off.services.sandbox = undefined;
    expect((await off.get(path)).statusCode).toBe(404);
    expect((await off.get('/api/sandbox/payments')).statusCode).toBe(404);
    expect((await off.post(`/api/sandbox/payments/${id}/resend`)).statusCode).toBe(404);
  });
});
