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
export async function lockNumbers({ db }: Pick<Ctx, 'db'>, { entity, kind, year }: Numbered): Promise<void> {
  await db
    .insertInto('document_numbers')
    .values({ entity, kind, year, last: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .selectFrom('document_numbers')
    .select('last')
    .where('entity', '=', entity)
    .where('kind', '=', kind)
    .where('year', '=', year)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The next number. A transaction that is rolled back gives it back. */
export async function takeNumber(
  { db }: Pick<Ctx, 'db'>,
  { entity, kind, year }: Numbered,
): Promise<{ serial: number; number: string }> {
  const { last: serial } = await db
    .updateTable('document_numbers')
    .set(({ eb }) => ({ last: eb('last', '+', 1) }))
    .where('entity', '=', entity)
    .where('kind', '=', kind)
    .where('year', '=', year)
    .returning('last')
    .executeTakeFirstOrThrow();
  return { serial, number: documentNumber(entity, kind, year, serial) };
}
