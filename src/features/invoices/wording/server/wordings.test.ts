import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { money } from '#core/money.ts';
import { listAudited, makeUser } from '#features/people/testing.ts';
import { getDocument } from '#features/invoices/documents/server/view-document.ts';
import { findDocumentLink } from '#features/invoices/server/public.ts';
import { describeEntity, makeReceipt } from '#features/invoices/testing.ts';
import { changeWording, getWording, listWordings, resetWording } from './wordings.ts';

const database = useDatabase();
let ctx: TestCtx;
let dana: TestCtx;

beforeEach(async () => {
  ctx = makeCtx(database.db);
  dana = { ...ctx, actor: (await makeUser(ctx)).actor };
  await describeEntity(ctx, 'uk', { charityNumber: '1234567' });
});

const which = { law: 'uk', language: 'en' } as const;
const own = '{organization}, charity {registration}, thanks you.';

async function change(text: string, law: 'uk' | 'giftAid' = 'uk') {
  const { text: seen } = await getWording(dana, { ...which, law });
  return changeWording(dana, { ...which, law, text, seen });
}

async function issue({ giftAid = false } = {}): Promise<string> {
  const total = money(3600, 'GBP');
  const { id } = await makeReceipt(ctx, { entity: 'uk', amount: total, ...(giftAid && { giftAid }) });
  return (await findDocumentLink(ctx, id)) ?? '';
}

const statementsOf = async (reference: string, lang: 'en' | 'he' = 'en') =>
  (await getDocument(ctx, { reference, lang })).statements;

describe('what receipts say', () => {
  test('is the product’s until someone writes words of their own, and stays on those that were issued', async () => {
    const before = await issue();
    const shipped = await statementsOf(before);
    expect(shipped[0]).toContain(
      'Ofek Learning is a charity registered in the United Kingdom (number 1234567)',
    );
    await change(own);
    const after = await issue({ giftAid: true });
    expect(await statementsOf(before)).toEqual(shipped);
    expect(await statementsOf(after)).toEqual([
      'Ofek Learning, charity 1234567, thanks you.',
      expect.stringContaining('You have declared Gift Aid'),
    ]);
    expect((await statementsOf(after, 'he'))[0]).toContain('1234567');
    await change('{organization} and {registration}: other words.');
    await change('{organization} claims.', 'giftAid');
    expect((await statementsOf(after))[0]).toBe('Ofek Learning, charity 1234567, thanks you.');
    expect(await statementsOf(await issue({ giftAid: true }))).toEqual([
      'Ofek Learning and 1234567: other words.',
      'Ofek Learning claims.',
    ]);
    expect(await listAudited(ctx)).toContain('receipt.worded');
  });

  test('claims nothing by law while the organization is no charity', async () => {
    await change(own);
    await describeEntity(ctx, 'uk');
    expect(await statementsOf(await issue())).toEqual([
      'No goods or services were given in return for this donation.',
    ]);
  });

  test('is shown to an editor with its names, and how it reads', async () => {
    const view = await getWording(dana, which);
    expect(view).toMatchObject({ isOwn: false, text: view.shipped });
    expect(view.text).toContain('{organization} is a charity');
    expect(view.text).toContain('(number {registration})');
    expect(view.preview).toContain('Ofek Learning is a charity');
    expect((await getWording(dana, { law: 'ca', language: 'fr' })).text).toContain('{taxAgency}');
  });

  test.each([
    ['{organization} thanks you.', 'invoices.wording.missing', { names: '{registration}' }],
    ['{organization} {registration} {approval}', 'invoices.wording.unknown', { names: '{approval}' }],
  ])('is refused at the field: %j', async (text, messageKey, values) => {
    await expect(change(text)).rejects.toMatchObject({ issues: [{ path: 'text', messageKey, values }] });
    expect((await getWording(dana, which)).isOwn).toBe(false);
  });

  test('every shipped text has the names that its law asks for', async () => {
    for (const { law, language } of await listWordings(dana)) {
      const { text } = await getWording(dana, { law, language });
      const { isOwn } = await changeWording(dana, { law, language, text: `${text} `, seen: text });
      expect(isOwn, `${law} ${language}`).toBe(true);
    }
  });

  test('of two people who edit at once the second is refused; it can be reset', async () => {
    const { text: seen } = await getWording(dana, which);
    await changeWording(dana, { ...which, text: own, seen });
    await expect(changeWording(dana, { ...which, text: `${own} Truly.`, seen })).rejects.toMatchObject({
      code: 'changed_meanwhile',
    });
    expect(await changeWording(dana, { ...which, text: own, seen })).toMatchObject({ isOwn: true });
    await expect(resetWording(dana, { ...which, seen })).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect(await resetWording(dana, { ...which, seen: own })).toMatchObject({ isOwn: false, text: seen });
  });
});
