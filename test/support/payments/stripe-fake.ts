import { createHmac } from 'node:crypto';
import { startNastyServer, type FakeAnswer, type FakeRequest, type NastyServer } from './nasty-server.ts';
import { createStripeBooks, StripeRefusal, type StripeBooks, type StripeObject } from './stripe-books.ts';
import { readForm, textAt } from './stripe-form.ts';

/** Stripe on this machine, as far as our adapter speaks with it, with hands for payers, banks and staff there. */
export interface StripeFake extends StripeBooks {
  server: NastyServer;
  /** An event about an object as it is now. */
  event(type: string, object: StripeObject, changes?: Record<string, unknown>): Buffer;
}

export async function startStripeFake(): Promise<StripeFake> {
  const books = createStripeBooks();
  /** By idempotency key: what was asked, and what was answered. */
  const answers = new Map<string, { asked: string; answer: FakeAnswer }>();

  function once(request: FakeRequest): FakeAnswer {
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string') return work(request);
    const asked = `${request.url.pathname} ${request.body}`;
    const before = answers.get(key);
    if (before && before.asked !== asked) return refusal(400, { type: 'idempotency_error' });
    if (before) return before.answer;
    const answer = work(request);
    answers.set(key, { asked, answer });
    return answer;
  }

  function work(request: FakeRequest): FakeAnswer {
    if (request.headers['authorization'] !== 'Bearer sk_test_fake') return refusal(401, {});
    try {
      return { body: JSON.stringify(route(books, request)) };
    } catch (error) {
      if (error instanceof StripeRefusal) return refusal(error.status, error.fields);
      throw error;
    }
  }

  let events = 0;
  return {
    ...books,
    server: await startNastyServer(once),
    event(type, object, changes = {}) {
      events += 1;
      const created = Math.floor(Date.now() / 1000);
      const whole = {
        id: `evt_${events}`,
        object: 'event',
        type,
        created,
        livemode: false,
        data: { object },
      };
      return Buffer.from(JSON.stringify({ ...whole, ...changes }));
    },
  };
}

/** The `Stripe-Signature` of a body. */
export function signStripeBody(body: Buffer, { secret, at }: { secret: string; at: Date }): string {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')}`;
}

function refusal(status: number, fields: Record<string, unknown>): FakeAnswer {
  const error = { type: 'invalid_request_error', message: 'sk_test_fake is no text for a log', ...fields };
  return { status, body: JSON.stringify({ error }) };
}

function pageOf(items: StripeObject[], asked: URLSearchParams) {
  const since = Number(asked.get('created[gte]') ?? 0);
  const all = items.filter(({ created = since }) => Number(created) >= since);
  const start = all.findIndex(({ id }) => id === asked.get('starting_after')) + 1;
  const end = start + Number(asked.get('limit') ?? 10);
  return { object: 'list', data: all.slice(start, end), has_more: end < all.length };
}

function route(books: StripeBooks, { method, url, body }: FakeRequest): unknown {
  const form = readForm(body);
  const [, , ...names] = url.pathname.split('/');
  const at = `${method} ${names.map((name) => (/^(cs|pi)_/.test(name) ? ':id' : name)).join('/')}`;
  const id = names.find((name) => /^(cs|pi)_/.test(name)) ?? '';
  const list = (items: StripeObject[]) => pageOf(items, url.searchParams);
  const ofIntent = (items: StripeObject[]) =>
    list(items.filter((item) => item['payment_intent'] === url.searchParams.get('payment_intent')));
  switch (at) {
    case 'POST checkout/sessions':
      return books.createSession(form);
    case 'GET checkout/sessions':
      return list(books.sessions);
    case 'GET checkout/sessions/:id':
      return books.expandedSession(id);
    case 'POST checkout/sessions/:id/expire':
      return books.expireSession(id);
    case 'POST payment_intents':
      return books.chargeSaved(form);
    case 'GET payment_intents':
      return list(books.intents);
    case 'GET payment_intents/search':
      return list(books.searched(url.searchParams.get('query') ?? ''));
    case 'GET payment_intents/:id':
      return books.expandedIntent(id);
    case 'POST payment_intents/:id/capture':
      return books.captureIntent(id);
    case 'POST payment_intents/:id/cancel':
      return books.cancelIntent(id);
    case 'GET refunds':
      return ofIntent(books.refunds);
    case 'POST refunds':
      return books.refundIntent(
        textAt(form, 'payment_intent'),
        Number(textAt(form, 'amount')),
        form['metadata'],
      );
    case 'GET disputes':
      return ofIntent(books.disputes);
    default:
      throw new StripeRefusal(404, { code: 'url_unknown' });
  }
}
