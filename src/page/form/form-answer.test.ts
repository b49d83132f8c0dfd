import { describe, expect, test } from 'vitest';
import { secret, text } from './fields.ts';
import { findMessage, findOpening, withoutChanged } from './form-answer.ts';

const fields = { firstName: text, lastName: text, password: secret };

const refusal = (issues: Record<string, string>) => ({
  status: 422,
  code: 'invalid',
  message: 'Please check the fields.',
  issues,
});

describe('the focus', () => {
  test('goes to the first wrong field in the order of the page, not of the refusal', () => {
    const refused = refusal({ password: 'Too short.', lastName: 'Missing.' });
    expect(findOpening(fields, refused)).toEqual({ field: 'lastName' });
  });

  test('goes to the message if no field of the form is wrong', () => {
    expect(findOpening(fields, refusal({}))).toBe('message');
    expect(findOpening(fields, refusal({ captcha: 'Try again.' }))).toBe('message');
  });

  test('stays where it is if nothing was refused', () => {
    expect(findOpening(fields, undefined)).toBeUndefined();
  });
});

test('a field that has been changed says no more what was wrong with it; the others do', () => {
  const refused = refusal({ firstName: 'Missing.', lastName: 'Too long.' });
  expect(withoutChanged(refused, ['firstName', 'password'])?.issues).toEqual({ lastName: 'Too long.' });
  expect(withoutChanged(refused, [])).toBe(refused);
  expect(withoutChanged(undefined, ['firstName'])).toBeUndefined();
});

describe('the message about the form as a whole', () => {
  test('is why it was refused', () => {
    expect(findMessage(fields, refusal({}))).toBe('Please check the fields.');
  });

  test('is left to the field that is wrong', () => {
    expect(findMessage(fields, refusal({ firstName: 'Missing.' }))).toBeUndefined();
  });

  test('is what is wrong where the form has no field to say it', () => {
    expect(findMessage(fields, refusal({ captcha: 'Try again.' }))).toBe('Try again.');
  });
});
