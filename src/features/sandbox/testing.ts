import { randomUUID } from 'node:crypto';
import type { RawWebhook } from '#platform/payments/provider.ts';
import type { SandboxHost } from '#platform/payments/sandbox/sandbox-host.ts';
import { deriveSandboxKeys } from '#platform/payments/sandbox/sandbox-keys.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { PaymentObject } from './payments/server/describe-payment.ts';
import { answerOperation } from './requests/server/answer-requests.ts';
import type { OperationName } from './requests/server/operations.ts';

/** A sandbox that keeps what it delivers, and how long it kept callers waiting; `answer` is what webhooks are answered with. */
export function makeSandboxHost() {
  const delivered: RawWebhook[] = [];
  const held: number[] = [];
  const answers: (number | Error)[] = [];
  const host: SandboxHost = {
    ...deriveSandboxKeys('test'),
    deliver(webhook) {
      delivered.push(webhook);
      const answer = answers.shift() ?? 200;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    hold(milliseconds) {
      held.push(milliseconds);
      return Promise.resolve();
    },
  };
  const types = () => delivered.map(({ body }) => (JSON.parse(body.toString()) as { type: string }).type);
  return { host, delivered, held, answers, types };
}

/** What a page to pay at is asked for with. */
export const asked = {
  amount: 1800,
  currency: 'USD',
  description: 'A year of Value',
  locale: 'en',
  saves: false,
  captures: 'now',
  returnUrl: 'http://lamed.test/back',
  cancelUrl: 'http://lamed.test/away',
  expiresAt: '2026-11-17T13:00:00.000Z',
};

/** Asks the API as a merchant would, with a key of its own. */
export function askSandbox(
  ctx: Ctx,
  name: OperationName,
  body: object,
  { id = '', key = randomUUID() }: { id?: string; key?: string } = {},
): Promise<PaymentObject> {
  return answerOperation(ctx, { name, id, key, body });
}

/** A page to pay at. */
export function makePayment(ctx: Ctx, own: Partial<typeof asked> & { reference?: string } = {}) {
  return askSandbox(ctx, 'create', { reference: randomUUID(), ...asked, ...own });
}
