import compile from 'icu-minify/compile';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { DeskBar } from './desk-bar.tsx';
import type { DeskActs } from './use-desk-acts.ts';

const messages = {
  cms: { life: { publishedIn: compile('Published: {languages}.') } },
  learning: {
    editor: {
      publish: compile('Publish: {language}'),
      save: 'Save',
      saved: 'Saved as a draft.',
      unsaved: 'Not saved yet.',
      noChanges: 'Nothing has changed.',
    },
  },
};

function say(acts: Partial<DeskActs>): string {
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <DeskBar acts={{ published: [], ...acts } as DeskActs} locale="en" findings={[]} />
    </IntlProvider>,
  );
}

test('an item says in which languages it was just published, and else that it is a draft', () => {
  const done = { act: 'publish', isMerged: false } as const;
  expect(say({ done, published: ['en'] })).toContain('>Published: English.<');
  expect(say({ published: ['en', 'he'] })).toContain('>Published: English and עברית.<');
  expect(say({ done: { act: 'save', isMerged: false } })).toContain('>Saved as a draft.<');
});

test('what was refused is said until all of it is mended', () => {
  expect(say({ hasFailed: true, refused: 'Not right yet.', hasChanges: true })).toContain('>Not right yet.<');
  expect(say({ hasFailed: false, refused: 'Not right yet.', hasChanges: true })).toContain(
    '>Not saved yet.<',
  );
});
