import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { ChapterButtons } from './chapter-buttons.tsx';

test('a row of chapters can be scrolled by the keyboard before its buttons work', () => {
  const chapters = [
    { start: 0, title: 'The tent' },
    { start: 60, title: 'Three visitors' },
  ];
  const html = renderToString(
    <IntlProvider locale="en" messages={{ learning: { player: { chapters: 'Chapters' } } }}>
      <ChapterButtons chapters={chapters} video={null} onPlay={() => undefined} />
    </IntlProvider>,
  );
  expect(html).toMatch(/<ol aria-label="Chapters" tabindex="0"/i);
});
