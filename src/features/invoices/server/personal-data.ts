import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** What was issued to a person. Her name and address on them are those of her account or payment, and encrypted here. */
export async function exportDocuments({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const documents = await db
    .selectFrom('documents')
    .select([
      'number',
      'kind',
      'issued_on',
      'issuer',
      'lines',
      'taxes',
      'currency',
      'net',
      'tax',
      'gross',
      'country',
      'language',
      'payment_id',
    ])
    .where('user_id', '=', userId)
    .orderBy('issued_at')
    .execute();
  return { documents };
}
