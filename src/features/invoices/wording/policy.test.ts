import { describe, expect, test } from 'vitest';
import { fillWording, findWordingProblem, lawOf } from './policy.ts';

describe('the words of a receipt', () => {
  test.each([
    ['us', '{organization} (EIN {registration}): nothing was provided in exchange.', undefined],
    ['us', '{organization} thanks you.', { problem: 'missing', names: ['registration'] }],
    ['us', '{organization} {registration} {approval}', { problem: 'unknown', names: ['approval'] }],
    ['us', '{organization} {registration} {Organization}', { problem: 'unknown', names: ['Organization'] }],
    ['us', '{organization} {registration} {', { problem: 'brace', names: [] }],
    ['us', '{organization} {registration} {}', { problem: 'unknown', names: [''] }],
    ['il', '{organization} {registration}', { problem: 'missing', names: ['approval'] }],
    ['ca', '{organization} {registration} {place} {signedBy}', { problem: 'missing', names: ['taxAgency'] }],
    ['giftAid', '{organization} reclaims tax.', undefined],
  ] as const)('of %s: %j has %j', (law, text, problem) =>
    expect(findWordingProblem(law, text)).toEqual(problem),
  );

  test('are filled in once: a value with braces is no placeholder', () => {
    const values = {
      organization: '{registration}',
      registration: '12',
      approval: '',
      place: '',
      signedBy: '',
      taxAgency: '',
    };
    expect(fillWording('{organization} {registration}', values)).toBe('{registration} 12');
  });

  test('are of the charity in Canada where it has issued the receipt', () => {
    expect(lawOf('us', {})).toBe('us');
    expect(lawOf('us', { canada: {} })).toBe('ca');
  });
});
