import { describe, expect, test } from 'vitest';
import { checkbox, linesOf, optionalText, readFields, secret, several, text, verbatim } from './fields.ts';
import { keepTyped } from './keep-typed.ts';

const fields = { name: text, list: verbatim, password: secret, phone: optionalText, remember: checkbox };

function formOf(typed: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  return form;
}

describe('what a form says', () => {
  test('is read as each field declares: spaces stay in secrets and in what is taken verbatim', () => {
    const typed = { name: ' Mira ', list: '\n Dov\n', password: ' a b ', phone: ' 02 ', remember: 'on' };
    expect(readFields(fields, formOf(typed))).toEqual({
      name: 'Mira',
      list: '\n Dov\n',
      password: ' a b ',
      phone: '02',
      remember: true,
    });
  });

  test('is empty where a field is missing, undefined where it may be missing', () => {
    expect(readFields(fields, formOf({}))).toEqual({
      name: '',
      list: '',
      password: '',
      phone: undefined,
      remember: false,
    });
  });

  test('is every checked one of several checkboxes, also when the page shows them again', () => {
    const form = new FormData();
    form.append('teams', 'red');
    form.append('teams', 'blue');
    expect(readFields({ teams: several, name: text }, form)).toEqual({ teams: ['red', 'blue'], name: '' });
    expect(linesOf(keepTyped({ teams: several }, form)['teams'])).toEqual(['red', 'blue']);
    expect(readFields({ teams: several }, new FormData())).toEqual({ teams: [] });
  });

  test('is only what the form declares, and never a file', () => {
    const form = formOf({ admin: 'yes', name: new File(['x'], 'x.txt') });
    expect(readFields({ name: text }, form)).toEqual({ name: '' });
  });
});

describe('what a page shows again', () => {
  test('is what was typed, as it was typed, without secrets, whatever they are called', () => {
    const form = formOf({ name: ' Mira ', code: '123456', remember: 'on' });
    expect(keepTyped({ name: text, code: secret, remember: checkbox }, form)).toEqual({
      name: ' Mira ',
      remember: 'on',
    });
  });

  test('leaves out what the form does not declare', () => {
    expect(keepTyped({ name: text }, formOf({ name: 'Mira', other: 'x', form: 'rename' }))).toEqual({
      name: 'Mira',
    });
  });

  test('has no value for a field that was not sent, such as an unchecked box', () => {
    expect(keepTyped(fields, formOf({ name: 'Mira' }))).toEqual({ name: 'Mira' });
  });
});
