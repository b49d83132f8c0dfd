import type { AnyContractProcedure } from '@orpc/contract';
import type { AnyProcedure } from '@orpc/server';
import { findRules, reads } from '#platform/http/guard.ts';
import { apiRouter } from '../api.ts';
import { documentedContract } from '../contract.ts';
import type { Operation } from './list-refusals.ts';

type Part = keyof typeof documentedContract;

/** The rules of what is served outside the router; the same for everyone: none. */
const rulesBesides = {
  translations: undefined,
  exportPersonalData: { access: 'member', openTo: ['waiting'], limit: reads },
} as const;

/** Every operation that the reference shows, with the part of the contract it belongs to. */
export function listOperations(): (Operation & { part: Part })[] {
  return (Object.keys(documentedContract) as Part[]).flatMap((part): (Operation & { part: Part })[] => {
    if (part in rulesBesides) {
      const besides = part as keyof typeof rulesBesides;
      return [{ part, procedure: documentedContract[besides], rules: rulesBesides[besides] }];
    }
    const feature = part as keyof typeof apiRouter;
    const implementations: Record<string, AnyProcedure> = apiRouter[feature];
    return Object.entries<AnyContractProcedure>(documentedContract[feature]).map(([name, procedure]) => {
      const implementation = implementations[name];
      return { part, procedure, rules: implementation && findRules(implementation) };
    });
  });
}
