import type { AnySchema } from '@orpc/contract';
import type { DeclaredRefusals } from '#core/declared-refusals.ts';
import { listForbiddenCodes, type EndpointRules } from '#platform/http/guard.ts';
import { statuses } from '../error-response.ts';

/** What decides how an operation may be refused. Without `rules` nothing guards it. */
export interface Operation {
  method: string;
  inputSchema: AnySchema | undefined;
  declared: DeclaredRefusals;
  rules: EndpointRules | undefined;
}

/**
 * The codes with which an operation may be refused, by status: what its contract declares, and what its guard, the
 * parsing of its input and the server itself add.
 */
export function listRefusals({ method, inputSchema, declared, rules }: Operation): Map<number, string[]> {
  const isRead = method === 'GET';
  const isPost = method === 'POST';
  const codes: [number, readonly string[]][] = [
    [400, isRead ? (declared.badRequest ? ['bad_request'] : []) : ['bad_request', 'card_number']],
    [statuses['sign-in-required'], [...(rules ? ['sign_in_required'] : []), ...(declared.signIn ?? [])]],
    [
      statuses.forbidden,
      [
        ...(isRead ? [] : ['csrf']),
        ...(isRead || !rules ? [] : ['read_only_view']),
        ...(rules ? listForbiddenCodes(rules) : []),
        ...(declared.forbidden ?? []),
      ],
    ],
    [statuses['not-found'], declared.notFound ? ['not_found'] : []],
    // Of two requests with one Idempotency-Key at the same time.
    [statuses.conflict, [...(isPost ? ['at_work'] : []), ...(declared.conflict ?? [])]],
    [413, isRead ? [] : ['too_large']],
    [415, isRead ? [] : ['bad_request']],
    [statuses.invalid, rules && (inputSchema || isPost) ? ['invalid'] : []],
    [statuses['too-many'], rules ? ['too_many'] : []],
    [500, ['server_error']],
    [503, ['busy']],
  ];
  const distinct = codes.map(([status, list]): [number, string[]] => [status, [...new Set(list)]]);
  return new Map(distinct.filter(([, list]) => list.length > 0));
}
