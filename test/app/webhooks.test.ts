import { beforeEach, expect, test } from 'vitest';
import { makePayment, withTestPurpose } from '#features/payments/testing.ts';
import { beginPayment } from '#features/payments/server/public.ts';
import { useApp } from '../support/app.ts';
import { createProviderTwin, type ProviderTwin } from '../support/payments/provider-twin.ts';

const app = useApp();
let twin: ProviderTwin;

beforeEach(() => {
  twin = createProviderTwin();
  app.services.providers.sandbox = twin;
});

async function makeEvent() {
  const ctx = withTestPurpose({ ...app.ctx, sealing: app.services.sealing });
  const { id } = await makePayment(ctx);
  await beginPayment(ctx, id);
  return { id, ...twin.webhook(id, 'event-1') };
}

const post = (path: string, body: Buffer, headers: Record<string, string> = {}) =>
  app.post(path, body, { 'content-type': 'application/json', ...headers });
const stored = () => app.ctx.db.selectFrom('payment_webhooks').select(['event_id', 'body']).execute();

test('a webhook is kept byte for byte, once, whatever its type and its origin', async () => {
  const { headers, body } = await makeEvent();
  const foreign = { ...headers, origin: 'https://provider.example', 'sec-fetch-site': 'cross-site' };
  for (const _ of [1, 2]) expect((await post('/api/webhooks/sandbox', body, foreign)).statusCode).toBe(200);
  const plain = await post('/api/webhooks/sandbox', body, { ...foreign, 'content-type': 'text/plain' });
  expect(plain.statusCode).toBe(200);
  expect(await stored()).toEqual([{ event_id: 'event-1', body }]);
});

test('a webhook that is forged, too large or for nobody is refused, and nothing of it is kept', async () => {
  const { headers, body } = await makeEvent();
  expect((await post('/api/webhooks/sandbox', body)).statusCode).toBe(422);
  expect((await post('/api/webhooks/sandbox', Buffer.alloc(10_000_000, ' '), headers)).statusCode).toBe(413);
  for (const nobody of ['stripe-us', 'nobody', '__proto__'])
    expect((await post(`/api/webhooks/${nobody}`, body, headers)).statusCode).toBe(404);
  expect(await stored()).toEqual([]);
});
