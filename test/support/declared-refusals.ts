import type { LightMyRequestResponse } from 'fastify';
import { listOperations } from '#app/api-document/list-operations.ts';
import { listRefusals } from '#app/api-document/list-refusals.ts';

const operations = listOperations()
  .map((operation) => {
    const { method, path } = operation;
    return {
      method,
      path,
      pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
      refusals: listRefusals(operation),
    };
  })
  // An address without parameters is found before one that would match it, too.
  .toSorted((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')));

/** Fails a test in which the API refuses with a status or code that the reference does not list for the operation. */
export function refuseUndeclared(method: string, url: string, answer: LightMyRequestResponse): void {
  const { statusCode: status } = answer;
  if (status < 400 || status === 405) return;
  const [address = ''] = url.split('?', 1);
  const operation = operations.find(
    (one) => one.method === method.replace('HEAD', 'GET') && one.pattern.test(address),
  );
  if (!operation) return;
  const codes = operation.refusals.get(status);
  const code = method === 'HEAD' ? codes?.[0] : answer.json<{ code: string }>().code;
  if (code === undefined || !codes?.includes(code))
    throw new Error(`${method} ${operation.path} answered ${status} ${code}, which it does not declare`);
}
