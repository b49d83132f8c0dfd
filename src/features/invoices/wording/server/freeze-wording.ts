import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { ReceiptLaw } from '../policy.ts';
import type { FrozenWording } from './tables.ts';

/** The words of one's own that a receipt keeps as they are now, in all languages in which it may be read; undefined if there are none. */
export async function freezeWording(
  { db }: Pick<Ctx, 'db'>,
  law: ReceiptLaw,
  { giftAid }: { giftAid: boolean },
): Promise<FrozenWording | undefined> {
  const laws: ReceiptLaw[] = giftAid ? [law, 'giftAid'] : [law];
  const rows = await db
    .selectFrom('receipt_wordings')
    .select(['law', 'language', 'text'])
    .where('law', 'in', laws)
    .execute();
  if (rows.length === 0) return undefined;
  const of = (wanted: ReceiptLaw): Partial<Record<Locale, string>> =>
    Object.fromEntries(
      rows.filter((row) => row.law === wanted).map(({ language, text }) => [language, text]),
    );
  return { law: of(law), ...(giftAid && { giftAid: of('giftAid') }) };
}
