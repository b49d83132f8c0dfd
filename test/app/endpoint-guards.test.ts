import { oc } from '@orpc/contract';
import { implement, type AnyProcedure } from '@orpc/server';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { apiRouter } from '#app/api.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { findRules, guard, reads, serve } from '#platform/http/guard.ts';

type Router = Record<string, Record<string, AnyProcedure>>;

/** What is wrong with how a router's endpoints are guarded, by their names. */
function guardProblems(router: Router): string[] {
  const endpoints = Object.entries(router).flatMap(([feature, procedures]) =>
    Object.entries(procedures).map(([name, procedure]) => ({ name: `${feature}.${name}`, procedure })),
  );
  return endpoints.flatMap(({ name, procedure }) => {
    if (!findRules(procedure)) return [`${name} does not begin with its guard`];
    const { inputValidationIndex } = procedure['~orpc'];
    return inputValidationIndex === 1 ? [] : [`${name} looks at its input before its guard has run`];
  });
}

test('every endpoint declares its access and rate limit, and runs its guard before it looks at the input', () => {
  const router = apiRouter as Router;
  expect(Object.values(router).flatMap((procedures) => Object.keys(procedures)).length).toBeGreaterThan(100);
  expect(guardProblems(router)).toEqual([]);
});

test('an endpoint without a guard, or whose input comes first, is found', () => {
  const contract = { look: oc.input(z.object({ id: z.string() })) };
  const rules = { access: 'anyone', limit: reads } as const;
  const late = implement(contract).$context<RequestCtx>();
  const books = {
    unguarded: serve(contract).look.handler(() => undefined),
    late: late.look.use(guard('books.late', rules)).handler(() => undefined),
    behind: serve(contract)
      .look.use(({ next }) => next())
      .use(guard('books.behind', rules))
      .handler(() => undefined),
    served: serve(contract)
      .look.use(guard('books.served', rules))
      .handler(() => undefined),
  };
  expect(guardProblems({ books })).toEqual([
    'books.unguarded does not begin with its guard',
    'books.late looks at its input before its guard has run',
    'books.behind does not begin with its guard',
  ]);
});
