import compile from 'icu-minify/compile';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { EditorNews } from './editor-news.tsx';
import type { CourseEditor } from './use-course-editor.ts';

const messages = {
  cms: { life: { publishedIn: compile('Published: {languages}.') } },
  learning: {
    courses: { done: { saved: 'Saved as a draft.' }, unsaved: 'Not saved yet.' },
    editor: { merged: 'See above.' },
  },
};

function say(state: Partial<CourseEditor>, hasChanges = false): string {
  const editor = { published: [], ...state, own: { hasChanges } } as unknown as CourseEditor;
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <EditorNews editor={editor} onShow={() => undefined} />
    </IntlProvider>,
  );
}

test('a course says in which languages it was just published, until it is changed again', () => {
  expect(say({ published: ['he', 'en'] })).toContain('>Published: עברית and English.<');
  expect(say({ done: 'saved', published: ['en'] })).not.toContain('Saved as a draft.');
  expect(say({ published: ['en'] }, true)).toContain('>Not saved yet.<');
  expect(say({ done: 'saved' })).toContain('>Saved as a draft.<');
});
