import type { Ctx } from '#platform/ctx.ts';
import type { DocumentKind } from '#features/invoices/policy.ts';

export interface IssuedDocument {
  id: string;
  number: string;
}

/** The document of that kind for a cause, of which there is at most one. */
export function findIssued(
  { db }: Pick<Ctx, 'db'>,
  { kind, cause }: { kind: DocumentKind; cause: string },
): Promise<IssuedDocument | undefined> {
  return db
    .selectFrom('documents')
    .select(['id', 'number'])
    .where('kind', '=', kind)
    .where('cause', '=', cause)
    .executeTakeFirst();
}
