import { expect, test } from 'vitest';
import { letter } from './lettering.ts';

const options = { size: 20, direction: 'ltr' } as const;

test('the French narrow space keeps its width between the letters', async () => {
  const narrow = await letter('Qui\u202F?', options);
  const none = await letter('Qui?', options);
  expect(narrow.width).toBeGreaterThan(none.width);
  expect(narrow).toEqual(await letter('Qui ?', options));
});
