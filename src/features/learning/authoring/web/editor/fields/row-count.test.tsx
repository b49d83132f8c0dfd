import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { RowCount } from './row-count.tsx';

const messages = { learning: { editor: { rowsAtLeast: 'too few', rowsAtMost: 'enough' } } };

test.each([
  [0, 'too few'],
  [2, 'too few'],
  [3, 'enough'],
])('a list of %i things that takes 3 says from the start that they are %s', (count, said) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <RowCount count={count} min={3} max={12} />
    </IntlProvider>,
  );
  expect(html).toContain(`>${said}<`);
});
