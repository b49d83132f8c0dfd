import type { ProviderId } from '#core/payment-providers.ts';
import { systemClock } from '../clock.ts';
import { createExchange, ExchangeFailed, type HttpRequest } from '../http-client/exchange.ts';
import type { HttpAnswer } from '../http-client/read-answer.ts';
import { createSemaphore, SemaphoreFull } from '../load/semaphore.ts';
import { baseUrlProblem, belowBase } from './base-url.ts';
import { createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.ts';
import { ProviderAway, ProviderUnclear } from './provider-errors.ts';

export interface ProviderRequest extends HttpRequest {
  /** Below the base URL, already encoded; a query may follow. */
  path: string;
  /** Whether this is an answer of the provider at all, where its status does not say so; one that is not is unclear. */
  isAnswer?: (answer: HttpAnswer) => boolean;
}

export interface ProviderHttp {
  /**
   * Sends one request, once. Throws `ProviderAway` if surely nothing of it was sent, `ProviderUnclear` if it may have
   * arrived, and a TypeError for a path that is not plainly below the base URL,
   * or a header that HTTP cannot carry.
   */
  send(request: ProviderRequest): Promise<HttpAnswer>;
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
  const exchange = createExchange({ isSecure: baseUrl.startsWith('https:'), deadlineMs, maxBytes });

  async function admitted(url: URL, request: ProviderRequest): Promise<HttpAnswer> {
    const report = breaker.enter();
    if (!report) throw new ProviderAway(id, 'its last requests failed');
    try {
      const answer = await exchange(url, request);
      if (request.isAnswer?.(answer) === false) throw new ProviderUnclear(id, 'what it sent is no answer');
      report(answer.status >= 500 ? 'badly' : 'well');
      return answer;
    } catch (error) {
      report('badly');
      if (!(error instanceof ExchangeFailed)) throw error;
      throw error.mayHaveArrived
        ? new ProviderUnclear(id, error.message)
        : new ProviderAway(id, error.message);
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
