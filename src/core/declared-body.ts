import type { Permission } from './permissions.ts';

/** A call whose body may be larger than others'. Only holders of the permission may send one: it is asked for first. */
export interface DeclaredBody {
  bytes: number;
  permission: Permission;
}

/** Declares in a contract how large the body of a call may be: `.meta(takesBody({ … }))`. Its path has no parameters. */
export function takesBody(body: DeclaredBody): { body: DeclaredBody } {
  return { body };
}

/** What `takesBody` declared for a call. */
export function findDeclaredBody(meta: object): DeclaredBody | undefined {
  return 'body' in meta ? (meta.body as DeclaredBody) : undefined;
}
