import { sql } from 'kysely';
import type { Currency } from '#core/money.ts';
import type { LegalEntity } from '#core/payment-providers.ts';
import type { Ctx } from '#platform/ctx.ts';

/** A receipt or acknowledgment as others sum it up. Amounts are in minor units: `credited` of `gross` was taken back. */
export interface ReceiptFacts {
  kind: 'receipt' | 'acknowledgment';
  number: string;
  entity: LegalEntity;
  /** Its name, as it was issued. */
  issuer: string;
  currency: Currency;
  gross: number;
  credited: number;
  giftAid: boolean;
  /** The secret part of the address for people without an account; undefined once its person is erased. */
  link: string | undefined;
}

/** The receipts and acknowledgments for these causes, by cause. */
export async function listReceipts(
  { db, sealing }: Pick<Ctx, 'db' | 'sealing'>,
  causes: readonly string[],
): Promise<ReadonlyMap<string, ReceiptFacts>> {
  if (causes.length === 0) return new Map();
  const rows = await db
    .selectFrom('documents')
    .select(({ selectFrom }) => [
      'documents.cause',
      'documents.kind',
      'documents.number',
      'documents.entity',
      'documents.issuer',
      'documents.currency',
      'documents.gross',
      'documents.gift_aid',
      'documents.sealed_link',
      selectFrom('documents as credits')
        .select(sql<number>`coalesce(sum(credits.gross), 0)::bigint`.as('credited'))
        .whereRef('credits.refers_to', '=', 'documents.id')
        .as('credited'),
    ])
    .where('documents.kind', 'in', ['receipt', 'acknowledgment'])
    .where(sql<boolean>`documents.cause = any(${causes}::text[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.cause,
      {
        kind: row.kind === 'receipt' ? 'receipt' : 'acknowledgment',
        number: row.number,
        entity: row.entity,
        issuer: row.issuer.name,
        currency: row.currency,
        gross: row.gross,
        credited: row.credited ?? 0,
        giftAid: row.gift_aid,
        link: row.sealed_link === null ? undefined : sealing.open(row.sealed_link),
      },
    ]),
  );
}
