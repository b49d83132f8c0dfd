import type { LegalEntity } from '#core/payment-providers.ts';
import type { Ctx } from '#platform/ctx.ts';
import { documentNumber, type DocumentKind } from '#features/invoices/policy.ts';

interface Numbered {
  entity: LegalEntity;
  kind: DocumentKind;
  year: number;
}

/**
 * Waits for its turn to number a document of that entity, kind and year: until this transaction ends, nobody else does.
 * What else must not happen twice at once can be checked in between.
 */
export async function lockNumbers(ctx: Pick<Ctx, 'db'>, { entity, kind, year }: Numbered): Promise<void> {
  const locked = await ctx.db
    .selectFrom('document_numbers')
    .select('last')
    .where('entity', '=', entity)
    .where('kind', '=', kind)
    .where('year', '=', year)
    .forUpdate()
    .executeTakeFirst();
  if (locked) return;
  await ctx.db
    .insertInto('document_numbers')
    .values({ entity, kind, year, last: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await lockNumbers(ctx, { entity, kind, year });
}

/**
 * The next number of those that are locked; undefined if there is a document of this kind for the cause. A transaction that is
 * rolled back gives the number back.
 */
export async function takeNumber(
  { db }: Pick<Ctx, 'db'>,
  { entity, kind, year, cause }: Numbered & { cause: string },
): Promise<{ serial: number; number: string } | undefined> {
  const taken = await db
    .updateTable('document_numbers')
    .set(({ eb }) => ({ last: eb('last', '+', 1) }))
    .where('entity', '=', entity)
    .where('kind', '=', kind)
    .where('year', '=', year)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('documents')
            .select('id')
            .where('documents.kind', '=', kind)
            .where('documents.cause', '=', cause),
        ),
      ),
    )
    .returning('last')
    .executeTakeFirst();
  return taken && { serial: taken.last, number: documentNumber(entity, kind, year, taken.last) };
}
