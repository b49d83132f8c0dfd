import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoDefaultButton } from './no-default-button.tsx';

test('it is a submit button, since only that can be the default one, and disabled, so that Enter does nothing', () => {
  expect(renderToString(<NoDefaultButton />)).toBe('<input type="submit" disabled="" hidden=""/>');
});
