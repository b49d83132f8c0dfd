import { randomUUID, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { MadeCertificate } from './make-certificate.ts';
import { startNastyServer, type FakeAnswer, type FakeRequest, type NastyServer } from './nasty-server.ts';
import { createPaypalBooks, PaypalRefusal, type PaypalBooks, type PaypalOrder } from './paypal-books.ts';

/** PayPal on this machine, as far as our adapter speaks with it, with hands for payers and staff there. */
export interface PaypalFake extends PaypalBooks {
  server: NastyServer;
  /** Certificates by the last part of their address. */
  certificates: Map<string, string>;
  /** Access tokens that it gave out. */
  tokens: string[];
  event(type: string, resource: object, changes?: Record<string, unknown>): Buffer;
}

export async function startPaypalFake(): Promise<PaypalFake> {
  const books = createPaypalBooks();
  const answers = new Map<string, FakeAnswer>();
  const certificates = new Map<string, string>();
  const tokens: string[] = [];

  function answer(request: FakeRequest): FakeAnswer {
    const { pathname } = request.url;
    if (pathname.startsWith('/v1/notifications/certs/')) {
      const pem = certificates.get(pathname.split('/').at(-1) ?? '');
      return pem === undefined ? { status: 404, body: 'none' } : { body: pem };
    }
    if (pathname === '/v1/oauth2/token') return giveToken(request, tokens);
    if (request.headers['authorization'] !== `Bearer ${tokens.at(-1) ?? ''}`)
      return { status: 401, body: JSON.stringify({ error: 'invalid_token' }) };
    const key = request.headers['paypal-request-id'];
    if (typeof key !== 'string') return work(books, request);
    const before = answers.get(key) ?? work(books, request);
    answers.set(key, before);
    return before;
  }

  let events = 0;
  return {
    ...books,
    server: await startNastyServer(answer),
    certificates,
    tokens,
    event(type, resource, changes = {}) {
      events += 1;
      const whole = {
        id: `WH-${events}`,
        create_time: '2026-11-29T08:59:00.000Z',
        event_type: type,
        resource,
      };
      return Buffer.from(JSON.stringify({ ...whole, ...changes }));
    },
  };
}

function giveToken({ headers }: FakeRequest, tokens: string[]): FakeAnswer {
  const known = `Basic ${Buffer.from('client:secret').toString('base64')}`;
  if (headers['authorization'] !== known) return { status: 401, body: '{"error":"invalid_client"}' };
  tokens.push(`token-${tokens.length + 1}`);
  return { body: JSON.stringify({ access_token: tokens.at(-1), token_type: 'Bearer', expires_in: 32_400 }) };
}

function work(books: PaypalBooks, request: FakeRequest): FakeAnswer {
  try {
    const done = route(books, request);
    return done === undefined ? { status: 204, body: '' } : { body: JSON.stringify(done) };
  } catch (error) {
    if (!(error instanceof PaypalRefusal)) throw error;
    const body = {
      name: 'UNPROCESSABLE_ENTITY',
      message: 'token-1 is no text for a log',
      details: [{ issue: error.issue }],
    };
    return { status: error.status, body: JSON.stringify(body) };
  }
}

function route(books: PaypalBooks, { method, url, body }: FakeRequest): unknown {
  const names = url.pathname.split('/').slice(2);
  const at = `${method} ${names.map((name) => (/^[A-Z]+\d{4}$/.test(name) ? ':id' : name)).join('/')}`;
  const id = names.find((name) => /^[A-Z]+\d{4}$/.test(name)) ?? '';
  switch (at) {
    case 'POST checkout/orders':
      return books.createOrder(JSON.parse(body) as PaypalOrder);
    case 'GET checkout/orders/:id':
      return books.getOrder(id);
    case 'POST checkout/orders/:id/capture':
      return books.captureOrder(id);
    case 'POST checkout/orders/:id/authorize':
      return books.authorizeOrder(id);
    case 'POST payments/authorizations/:id/capture':
      return books.captureAuthorization(id);
    case 'POST payments/authorizations/:id/void':
      return books.voidAuthorization(id);
    case 'GET payments/captures/:id':
      return books.getCapture(id);
    case 'POST payments/captures/:id/refund':
      return books.refundCapture(id, JSON.parse(body) as Parameters<PaypalBooks['refundCapture']>[1]);
    case 'GET reporting/transactions':
      return books.reported(url.searchParams);
    default:
      throw new PaypalRefusal(404, 'INVALID_RESOURCE_ID');
  }
}

interface Signing {
  certificate: MadeCertificate;
  address: string;
  webhookId: string;
  at: Date;
}

/** The headers that PayPal sends with an event. */
export function signPaypalBody(
  body: Buffer,
  { certificate, address, webhookId, at }: Signing,
): Record<string, string> {
  const id = randomUUID();
  const time = at.toISOString().replace(/\.\d+/, '');
  const text = Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`);
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign('RSA-SHA256', text, certificate.privateKey).toString('base64'),
    'paypal-cert-url': address,
    'paypal-auth-algo': 'SHA256withRSA',
  };
}
