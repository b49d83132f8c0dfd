import type { RequestCtx } from '#platform/ctx.ts';
import type { OfferedAct } from '../contract.ts';
import type { PersonAct } from './person-acts.ts';

/** An act as a form needs it, in the viewer's language. */
export function viewAct({ say }: RequestCtx, act: PersonAct, shortestReason: number): OfferedAct {
  const { name, title, explanation, fields, grave = false } = act;
  return {
    name,
    title: say(title),
    explanation: say(explanation),
    fields: [...fields],
    shortestReason,
    grave,
  };
}
