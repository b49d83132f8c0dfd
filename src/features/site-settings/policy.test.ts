import { expect, test } from 'vitest';
import type { SettingFieldView } from './contract.ts';
import { countRows, readTyped, sumTyped, toTyped, type TypedSetting } from './policy.ts';

const number = (path: string, factor = 1): SettingFieldView => ({
  path,
  label: path,
  type: 'number',
  factor,
});
const text = (path: string, type: 'choice' | 'date' | 'country'): SettingFieldView => ({
  path,
  label: path,
  type,
  factor: 1,
});

const settings: Record<string, { setting: TypedSetting; value: unknown; typed: Record<string, string> }> = {
  'a number': { setting: { fields: [number('')] }, value: 18, typed: { value: '18' } },
  'a choice': { setting: { fields: [text('', 'choice')] }, value: 'paid', typed: { value: 'paid' } },
  'a limit, its seconds typed as minutes': {
    setting: { fields: [number('perEmail.tries'), number('perEmail.seconds', 60)] },
    value: { perEmail: { tries: 5, seconds: 90 } },
    typed: { 'value.perEmail.tries': '5', 'value.perEmail.seconds': '1.5' },
  },
  'a list': {
    setting: { fields: [], rows: { path: '', columns: [number('coins'), number('percent')] } },
    value: [
      { coins: 5, percent: 60 },
      { coins: 10, percent: 40 },
    ],
    typed: {
      'value.0.coins': '5',
      'value.0.percent': '60',
      'value.1.coins': '10',
      'value.1.percent': '40',
    },
  },
  'fields and a list': {
    setting: {
      fields: [number('otherwise')],
      rows: { path: 'countries', columns: [text('country', 'country'), number('age')] },
    },
    value: { otherwise: 13, countries: [{ country: 'DE', age: 16 }] },
    typed: { 'value.otherwise': '13', 'value.countries.0.country': 'DE', 'value.countries.0.age': '16' },
  },
};

test.each(Object.entries(settings))('%s is typed and read again', (_what, { setting, value, typed }) => {
  expect(toTyped(setting, value)).toEqual(typed);
  expect(readTyped(setting, typed, countRows(setting, value))).toEqual(value);
});

const odds: TypedSetting = { fields: [], rows: { path: '', columns: [number('coins'), number('percent')] } };

test('an empty row is left out, a half-filled one is not', () => {
  const typed = {
    'value.0.coins': ' ',
    'value.1.coins': '5',
    'value.1.percent': '100',
    'value.2.percent': '1',
  };
  expect(readTyped(odds, typed, 3)).toEqual([
    { coins: 5, percent: 100 },
    { coins: '', percent: 1 },
  ]);
});

test('what is not a number stays as it was typed, for the server to refuse', () => {
  expect(readTyped({ fields: [number('')] }, { value: ' ten ' }, 0)).toBe('ten');
  expect(readTyped({ fields: [number('')] }, { value: '' }, 0)).toBe('');
});

test('a sum counts as far as everything in its column is a number', () => {
  expect(sumTyped(odds, 'percent', { 'value.0.percent': '60', 'value.1.percent': '' }, 2)).toBe(60);
  expect(sumTyped(odds, 'percent', { 'value.0.percent': '60', 'value.1.percent': 'x' }, 2)).toBeUndefined();
});

test('a value that lacks a part is typed without it', () => {
  expect(toTyped({ fields: [number('perEmail.tries')] }, null)).toEqual({ 'value.perEmail.tries': '' });
});
