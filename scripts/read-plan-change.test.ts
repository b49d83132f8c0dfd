import { expect, test } from 'vitest';
import { readPlanChange } from './read-plan-change.ts';

test.each([
  [['premium'], { plan: 'premium', until: undefined, why: '' }],
  [['standard', '2027-08-31'], { plan: 'standard', until: '2027-08-31', why: '' }],
  [['standard', 'paid', 'by check'], { plan: 'standard', until: undefined, why: 'paid by check' }],
  [['free', '2027-08-31', 'moved', 'away'], { plan: 'free', until: '2027-08-31', why: 'moved away' }],
])('reads %j', (words, change) => expect(readPlanChange(words)).toEqual(change));

test.each([[[]], [['gold']], [['standard', '2027-02-30']], [['standard', '31.8.2027']], [['toString']]])(
  'refuses %j, which makes no sense',
  (words) => expect(readPlanChange(words)).toBeUndefined(),
);
