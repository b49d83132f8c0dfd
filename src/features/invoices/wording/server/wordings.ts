import { sql } from 'kysely';
import { signedIn } from '#core/actor.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import { Conflict, Invalid } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { readSetting } from '#platform/settings/settings.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { canadaSetting, entitiesSetting } from '#features/invoices/server/settings.ts';
import type { WordingView } from '../contract.ts';
import {
  canadianAgency,
  fillWording,
  findWordingProblem,
  placeholdersOf,
  receiptLaws,
  shippedWordings,
  type Placeholder,
  type ReceiptLaw,
  type WordingProblem,
} from '../policy.ts';

interface Which {
  law: ReceiptLaw;
  language: Locale;
}

/** Every law in every language, and whether there are words of our own. */
export async function listWordings({ db }: RequestCtx): Promise<(Which & { isOwn: boolean })[]> {
  const own = await db.selectFrom('receipt_wordings').select(['law', 'language']).execute();
  return receiptLaws.flatMap((law) =>
    localeCodes.map((language) => ({
      law,
      language,
      isOwn: own.some((row) => row.law === law && row.language === language),
    })),
  );
}

export async function getWording(ctx: RequestCtx, { law, language }: Which): Promise<WordingView> {
  const own = await readOwn(ctx, { law, language });
  const shipped = shippedWording(ctx, { law, language });
  const text = own ?? shipped;
  const values = await readValues(ctx, { law, language });
  return {
    law,
    language,
    isOwn: own !== undefined,
    text,
    shipped,
    values: placeholdersOf[law].map((name) => ({ name, value: values[name] })),
    preview: fillWording(text, values),
  };
}

/** Changes what receipts say from now on. Refuses at the field what lacks a name that the law asks for, or has one that means nothing. */
export function changeWording(
  ctx: RequestCtx,
  { text, seen, ...which }: Which & { text: string; seen: string },
): Promise<WordingView> {
  const problem = findWordingProblem(which.law, text);
  if (problem) throw new Invalid([{ path: 'text', ...sayProblem(problem) }]);
  return change(ctx, which, seen, text);
}

/** Has receipts say again what the product ships with. */
export function resetWording(
  ctx: RequestCtx,
  { seen, ...which }: Which & { seen: string },
): Promise<WordingView> {
  return change(ctx, which, seen, undefined);
}

/** One change after the other: the second of two people sees what the first has written. The same again changes nothing. */
async function change(
  ctx: RequestCtx,
  which: Which,
  seen: string,
  text: string | undefined,
): Promise<WordingView> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    const { law, language } = which;
    const name = `invoices.wording:${law}:${language}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(ctx.db);
    const before = await readOwn(ctx, which);
    if (before === text) return;
    if ((before ?? shippedWording(ctx, which)) !== seen)
      throw new Conflict('changed_meanwhile', 'invoices.wording.changedMeanwhile');
    if (text === undefined)
      await ctx.db
        .deleteFrom('receipt_wordings')
        .where('law', '=', law)
        .where('language', '=', language)
        .execute();
    else
      await ctx.db
        .insertInto('receipt_wordings')
        .values({ law, language, text, changed_at: ctx.clock.now() })
        .onConflict((conflict) =>
          conflict.columns(['law', 'language']).doUpdateSet({ text, changed_at: ctx.clock.now() }),
        )
        .execute();
    await recordAudit(ctx, {
      who: userId,
      what: 'receipt.worded',
      subject: `${law}/${language}`,
      why: 'form',
      before: { text: before ?? null },
      after: { text: text ?? null },
    });
  });
  return getWording(ctx, which);
}

async function readOwn(
  { db }: Pick<RequestCtx, 'db'>,
  { law, language }: Which,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('receipt_wordings')
    .select('text')
    .where('law', '=', law)
    .where('language', '=', language)
    .executeTakeFirst();
  return row?.text;
}

/** The message that is shipped, as an editor would have written it. */
function shippedWording({ sayIn }: Pick<RequestCtx, 'sayIn'>, { law, language }: Which): string {
  const text = sayIn(language, shippedWordings[law], {
    name: '{organization}',
    number: '{registration}',
    approval: '{approval}',
    place: '{place}',
    signedBy: '{signedBy}',
  });
  return text.replace(canadianAgency(language), '{taxAgency}');
}

/** What the names stand for now; where the settings do not say it yet, for an example. */
async function readValues(ctx: RequestCtx, { law, language }: Which): Promise<Record<Placeholder, string>> {
  const canada = await readSetting(ctx, canadaSetting);
  const entity = (await readSetting(ctx, entitiesSetting))[
    law === 'ca' ? 'us' : law === 'giftAid' ? 'uk' : law
  ];
  const of = (value: string, example: string) => (value === '' ? example : value);
  return {
    organization: law === 'ca' ? of(canada.name, entity.name) : entity.name,
    registration:
      law === 'ca' ? of(canada.number, '123456789 RR 0001') : of(entity.charityNumber, '12-3456789'),
    approval: of(entity.approval, '46'),
    place: of(canada.place, 'Toronto'),
    signedBy: of(canada.signedBy, 'D. Levi'),
    taxAgency: canadianAgency(language),
  };
}

function sayProblem({ problem, names }: WordingProblem) {
  const values = { names: names.map((name) => `{${name}}`).join(', ') };
  switch (problem) {
    case 'unknown':
      return { messageKey: 'invoices.wording.unknown', values };
    case 'missing':
      return { messageKey: 'invoices.wording.missing', values };
    case 'brace':
      return { messageKey: 'invoices.wording.brace' };
  }
}
