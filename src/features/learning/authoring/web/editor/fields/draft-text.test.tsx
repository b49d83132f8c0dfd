import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { EditingProvider } from '../editing.tsx';
import { DraftText } from './draft-text.tsx';

const messages = { learning: { editor: { notWritten: 'Not written yet' } } };

function show(otherLocale: Locale | undefined, title?: string): string {
  const editing = {
    item: { id: 'i_1', type: 'quiz' as const },
    draft: { shared: {}, texts: { en: { title: 'Tent' }, ...(title && { he: { title } }) } },
    onDraft: () => undefined,
    locale: 'en' as const,
    otherLocale,
    issues: [],
    view: undefined,
  };
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages} timeZone="UTC" onError={() => undefined}>
      <EditingProvider editing={editing}>
        <DraftText path={['title']} label="Title" max={120} />
      </EditingProvider>
    </IntlProvider>,
  );
}

test('a language in which nothing is written yet stands beside, empty', () => {
  expect(show(undefined)).not.toContain('Not written yet');
  expect(show('he')).toContain('>Not written yet<');
});

test('what another language says stands beside in its direction', () => {
  expect(show('he', 'אוהל')).toMatch(/lang="he" dir="rtl"[^>]*>אוהל</);
  expect(show('he', 'אוהל')).not.toContain('Not written yet');
});
