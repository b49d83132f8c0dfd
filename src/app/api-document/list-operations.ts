import type { AnySchema, Route } from '@orpc/contract';
import type { AnyProcedure } from '@orpc/server';
import { findDeclaredRefusals } from '#core/declared-refusals.ts';
import { findRules, reads, type EndpointRules } from '#platform/http/guard.ts';
import { apiRouter } from '../api.ts';
import { documentedContract } from '../contract.ts';
import type { Operation } from './list-refusals.ts';

type Part = keyof typeof documentedContract;

export interface DocumentedOperation extends Operation {
  part: Part;
  path: string;
  operationId: string | undefined;
}

/** The rules of what is served outside the router; ready bytes are the same for everyone, and have none. */
const rulesBesides = {
  translations: undefined,
  exportPersonalData: { access: 'member', openTo: ['waiting'], limit: reads },
} as const;

/** Every operation that the reference shows, with the part of the contract it belongs to. */
export function listOperations(): DocumentedOperation[] {
  return (Object.keys(documentedContract) as Part[]).flatMap((part) => {
    if (part === 'translations' || part === 'exportPersonalData')
      return [toOperation(part, documentedContract[part], rulesBesides[part])];
    const implementations: Record<string, AnyProcedure> = apiRouter[part];
    return Object.entries<Described>(documentedContract[part]).map(([name, procedure]) => {
      const implementation = implementations[name];
      return toOperation(part, procedure, implementation && findRules(implementation));
    });
  });
}

/** What an operation is made from; oRPC's own type knows nothing of the meta and the schema. */
interface Described {
  '~orpc': { route: Route; meta: object; inputSchema?: AnySchema | undefined };
}

function toOperation(
  part: Part,
  procedure: Described,
  rules: EndpointRules | undefined,
): DocumentedOperation {
  const { route, meta, inputSchema } = procedure['~orpc'];
  const { method = '', path = '', operationId } = route;
  return { part, method, path, operationId, inputSchema, rules, declared: findDeclaredRefusals(meta) };
}
