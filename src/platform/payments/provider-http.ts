import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { ProviderId } from '#core/payment-providers.ts';
import { systemClock } from '../clock.ts';
import { createSemaphore, SemaphoreFull } from '../load/semaphore.ts';
import { baseUrlProblem, belowBase } from './base-url.ts';
import { createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.ts';
import { ProviderAway, ProviderUnclear } from './provider-errors.ts';
import { readAnswer, UnreadableAnswer, type ProviderAnswer } from './read-answer.ts';

export interface ProviderRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base URL, already encoded; a query may follow. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** Whether this is an answer of the provider at all, where its status does not say so; one that is not is unclear. */
  isAnswer?: (answer: ProviderAnswer) => boolean;
}

export interface ProviderHttp {
  /**
   * Sends one request, once. Throws `ProviderAway` if surely nothing of it was sent, `ProviderUnclear` if it may have
   * arrived, and a TypeError for a path that is not plainly below the base URL,
   * or a header that HTTP cannot carry.
   */
  send(request: ProviderRequest): Promise<ProviderAnswer>;
}

export interface ProviderHttpOptions {
  id: ProviderId;
  /** Https; http to this machine where it is not production. */
  baseUrl: string;
  isProduction: boolean;
  /** For looking up the host, connecting, sending and all of the answer together. */
  deadlineMs?: number;
  maxBytes?: number;
  /** Requests at once, beyond which the provider counts as away. */
  concurrent?: number;
  breaker?: CircuitBreaker;
}

/** The client of one provider. It shares nothing with those of others, so that a slow provider slows no other. */
export function createProviderHttp({
  id,
  baseUrl,
  isProduction,
  deadlineMs = 10_000,
  maxBytes = 1_048_576,
  concurrent = 20,
  breaker = createCircuitBreaker(systemClock),
}: ProviderHttpOptions): ProviderHttp {
  const problem = baseUrlProblem(baseUrl, { isProduction });
  if (problem !== undefined) throw new TypeError(`the base URL of ${id} ${problem}`);
  const places = createSemaphore({ concurrent, waiting: 0 });
  const exchange = createExchange({ id, isSecure: baseUrl.startsWith('https:'), deadlineMs, maxBytes });

  async function admitted(url: URL, request: ProviderRequest): Promise<ProviderAnswer> {
    const report = breaker.enter();
    if (!report) throw new ProviderAway(id, 'its last requests failed');
    try {
      const answer = await exchange(url, request);
      if (request.isAnswer?.(answer) === false) throw new ProviderUnclear(id, 'what it sent is no answer');
      report(answer.status >= 500 ? 'badly' : 'well');
      return answer;
    } catch (error) {
      report('badly');
      throw error;
    }
  }

  return {
    async send(request) {
      const url = belowBase(baseUrl, request.path);
      try {
        return await places.run(() => admitted(url, request));
      } catch (error) {
        if (error instanceof SemaphoreFull)
          throw new ProviderAway(id, `${concurrent} requests are waiting for it`);
        throw error;
      }
    },
  };
}

interface ExchangeOptions {
  id: ProviderId;
  isSecure: boolean;
  deadlineMs: number;
  maxBytes: number;
}

/*
 * Over `node:http` and not `fetch`, since it tells when the connection stood: before that, nothing can have been sent.
 * Each request has a connection of its own: one kept from before may break just as a request goes out, and nobody would
 * know whether money was taken. Errors carry a code at most: their messages and causes can hold what was sent or received.
 */
function createExchange({ id, isSecure, deadlineMs, maxBytes }: ExchangeOptions) {
  const request = isSecure ? httpsRequest : httpRequest;
  const agent = isSecure ? new HttpsAgent({ rejectUnauthorized: true }) : new HttpAgent();

  return async (url: URL, { method, headers, body }: ProviderRequest): Promise<ProviderAnswer> => {
    let isConnected = false;
    let isLate = false;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const outgoing = request(url, { agent, method, headers: headersOf(headers, body) });
    outgoing.on('socket', (socket) => {
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        isConnected = true;
      });
    });
    outgoing.on('response', resolve);
    outgoing.on('error', reject);
    outgoing.on('close', () => reject(new UnreadableAnswer('the connection ended without an answer')));
    const deadline = setTimeout(() => {
      isLate = true;
      outgoing.destroy();
    }, deadlineMs);
    try {
      outgoing.end(body);
      return await readAnswer(await promise, maxBytes);
    } catch (error) {
      const detail = isLate ? `no whole answer in ${deadlineMs} ms` : describe(error);
      throw isConnected ? new ProviderUnclear(id, detail) : new ProviderAway(id, detail);
    } finally {
      clearTimeout(deadline);
      outgoing.destroy();
    }
  };
}

function headersOf(
  headers: ProviderRequest['headers'],
  body: ProviderRequest['body'],
): Record<string, string | number> {
  return body === undefined ? { ...headers } : { ...headers, 'content-length': Buffer.byteLength(body) };
}

function describe(error: unknown): string {
  if (error instanceof UnreadableAnswer) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'the exchange failed';
}
