import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { readAnswer, UnreadableAnswer, type HttpAnswer } from './read-answer.ts';

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
}

export interface ExchangeOptions {
  isSecure: boolean;
  /** For looking up the host, connecting, sending and all of the answer together. */
  deadlineMs: number;
  maxBytes: number;
}

/** There is no answer that could be read; the message says why, and repeats nothing of what was sent or received. */
export class ExchangeFailed extends Error {
  /** The connection stood, so the request may have been worked on. */
  readonly mayHaveArrived: boolean;
  constructor(message: string, mayHaveArrived: boolean) {
    super(message);
    this.mayHaveArrived = mayHaveArrived;
  }
}

/**
 * Makes a client that sends one request to another company's server and reads the answer: within a deadline, up to a size, and without
 * following redirects. It throws `ExchangeFailed`.
 *
 * It is over `node:http` and not `fetch`, since that tells when the connection stood: before that, nothing can have been sent.
 * Each request has a connection of its own: one kept from before may break just as a request goes out, and nobody would
 * know whether it arrived. Errors carry a code at most: their messages and causes can hold what was sent or received.
 */
export function createExchange({ isSecure, deadlineMs, maxBytes }: ExchangeOptions) {
  const request = isSecure ? httpsRequest : httpRequest;
  const agent = isSecure ? new HttpsAgent({ rejectUnauthorized: true }) : new HttpAgent();

  return async (url: URL, { method, headers, body }: HttpRequest): Promise<HttpAnswer> => {
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
      throw new ExchangeFailed(detail, isConnected);
    } finally {
      clearTimeout(deadline);
      outgoing.destroy();
    }
  };
}

function headersOf(
  headers: HttpRequest['headers'],
  body: HttpRequest['body'],
): Record<string, string | number> {
  return body === undefined ? { ...headers } : { ...headers, 'content-length': Buffer.byteLength(body) };
}

function describe(error: unknown): string {
  if (error instanceof UnreadableAnswer) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'the exchange failed';
}
