import { expect, test } from 'vitest';
import type { PageApi } from '#page/page-context.ts';
import { readFields } from '#page/form/fields.ts';
import { giveForm } from './donation-forms.ts';

/** What the form at an address asks for, with these fields in it. */
async function ask(address: string, fields: Record<string, string>): Promise<unknown> {
  const asked: unknown[] = [];
  const call = (input: unknown) => Promise.resolve(void asked.push(input));
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  await giveForm.send(
    {
      api: { donations: { give: { call } } } as unknown as PageApi,
      locale: 'de',
      params: {},
      url: new URL(address, 'https://example.org'),
    },
    readFields(giveForm.fields, form),
  );
  return asked[0];
}

test('what the address has fixed is given, whatever the form says', async () => {
  const tampered = { period: 'once', amount: 'own', ownAmount: '1' };
  expect(await ask('/donate?amount=50.50&period=month', tampered)).toMatchObject({
    amount: '50,50',
    period: 'month',
  });
  expect(await ask('/donate?currency=USD', tampered)).toMatchObject({ amount: '1', period: 'once' });
});

test('an amount that nobody can give is not fixed', async () => {
  const chosen = { period: 'once', amount: '36' };
  expect(await ask('/donate?amount=0.50', chosen)).toMatchObject({ amount: '36' });
  expect(await ask('/donate?amount=1000001', chosen)).toMatchObject({ amount: '36' });
});
