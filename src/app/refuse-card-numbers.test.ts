import { expect, test } from 'vitest';
import { takesFundCards } from '#core/card-numbers.ts';
import { CardNumberSent, refuseCardNumbers } from './refuse-card-numbers.ts';

const card = '4242424242424242';

function fieldsOf(input: unknown, { method = 'POST', meta = {} } = {}): readonly string[] {
  try {
    refuseCardNumbers({ input, procedure: { '~orpc': { route: { method }, meta } } });
    return [];
  } catch (error) {
    if (error instanceof CardNumberSent) return error.fields;
    throw error;
  }
}

test('every field that holds a card number is named', () => {
  expect(fieldsOf({ name: 'Dana', notes: ['', { text: `no ${card}` }], card: Number(card) })).toEqual([
    'card',
    'notes.1.text',
  ]);
  expect(fieldsOf(card)).toEqual(['']);
  expect(fieldsOf({ list: { [card]: 1 } })).toEqual(['list']);
  expect(fieldsOf(undefined)).toEqual([]);
});

test('the card of a fund passes in the field that is declared for it, and nowhere else', () => {
  const meta = takesFundCards('account.card');
  expect(fieldsOf({ account: { card }, amount: '18' }, { meta })).toEqual([]);
  expect(fieldsOf({ account: { card, holder: card }, card }, { meta })).toEqual(['card', 'account.holder']);
});

test('what is only read passes', () => {
  expect(fieldsOf({ q: card }, { method: 'GET' })).toEqual([]);
  expect(fieldsOf({ q: card }, { method: 'DELETE' })).toEqual(['q']);
});

test('a body that is nested a hundred thousand times deep is looked through', () => {
  let input: object = { card };
  for (let depth = 0; depth < 100_000; depth += 1) input = { i: input };
  expect(fieldsOf(input)).toHaveLength(1);
});

test('a file is not opened', () => {
  expect(fieldsOf({ file: new Blob([card]) })).toEqual([]);
});

test('the error does not repeat the number', () => {
  expect(JSON.stringify(new CardNumberSent(['a']))).not.toContain(card);
  expect(String(new CardNumberSent(['a']))).toBe('Error: a card number was sent');
});
