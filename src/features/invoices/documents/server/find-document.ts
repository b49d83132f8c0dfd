import type { Selectable } from 'kysely';
import { holdsPermission } from '#core/permissions.ts';
import { NotFound } from '#core/refusals.ts';
import { hashSecret } from '#platform/crypto/hash-secret.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { DocumentKind } from '#features/invoices/policy.ts';
import type { DocumentsTable } from './tables.ts';

export type StoredDocument = Selectable<DocumentsTable>;

/** A document by its id, for its owner and for finance, or by the token of its link. All else is not found. */
export async function findDocument(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  reference: string,
): Promise<StoredDocument> {
  const document = await ctx.db
    .selectFrom('documents')
    .selectAll()
    .where(({ or, eb }) => or([eb('id', '=', reference), eb('link_hash', '=', hashSecret(reference))]))
    .executeTakeFirst();
  if (!document) throw new NotFound();
  if (document.id === reference && !mayOpen(ctx.actor, document)) throw new NotFound();
  return document;
}

function mayOpen(actor: Ctx['actor'], { user_id }: StoredDocument): boolean {
  if (actor.kind === 'visitor') return false;
  if (user_id === actor.userId) return true;
  return actor.tookSecondStep && !actor.viewing && holdsPermission(actor, 'money.read');
}

/** The invoice that was issued for a cause; undefined if none was. */
export function findInvoice(
  ctx: Pick<Ctx, 'db'>,
  cause: string,
): Promise<{ id: string; number: string } | undefined> {
  return findIssued(ctx, ['invoice'], cause);
}

/** The same of a donation: its receipt, or what a fund has pledged. */
export function findReceipt(
  ctx: Pick<Ctx, 'db'>,
  cause: string,
): Promise<{ id: string; number: string } | undefined> {
  return findIssued(ctx, ['receipt', 'acknowledgment'], cause);
}

function findIssued(
  { db }: Pick<Ctx, 'db'>,
  kinds: readonly DocumentKind[],
  cause: string,
): Promise<{ id: string; number: string } | undefined> {
  return db
    .selectFrom('documents')
    .select(['id', 'number'])
    .where('kind', 'in', kinds)
    .where('cause', '=', cause)
    .executeTakeFirst();
}

/** The secret part of the address for people without an account; undefined once its person is erased. */
export async function findDocumentLink(
  { db, sealing }: Pick<Ctx, 'db' | 'sealing'>,
  id: string,
): Promise<string | undefined> {
  const row = await db.selectFrom('documents').select('sealed_link').where('id', '=', id).executeTakeFirst();
  return row?.sealed_link ? sealing.open(row.sealed_link) : undefined;
}
