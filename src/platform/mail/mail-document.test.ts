import { describe, expect, test } from 'vitest';
import { localeCodes, locales } from '#core/locale.ts';
import { renderMailHtml, renderMailText, type MailDocument } from './mail-document.ts';

const document: MailDocument = {
  language: 'en',
  sender: { name: 'Lamed', href: 'http://lamed.test' },
  preview: 'One click',
  title: 'Is this you?',
  greeting: 'Hello Miriam,',
  paragraphs: ['Say that this address is yours.'],
  action: { label: 'Yes', href: 'http://lamed.test/email/verify/abc', hint: 'Or copy:' },
  notes: ['It holds for seven days.'],
  contact: 'Lamed, Inc., 1 Example Street. Questions? help@lamed.example',
};

describe('a mail document', () => {
  test.each(localeCodes)('in %s names its language and runs in its direction', (language) => {
    const { direction } = locales[language];
    expect(renderMailHtml({ ...document, language })).toMatch(
      new RegExp(`^<!DOCTYPE html><html lang="${language}" dir="${direction}">`),
    );
  });

  test('has the same content as HTML and as text', () => {
    const html = renderMailHtml(document);
    const text = renderMailText(document);
    const { title, greeting = '', paragraphs, notes, contact } = document;
    for (const words of [title, greeting, ...paragraphs, ...notes, contact])
      for (const form of [html, text]) expect(form).toContain(words);
    expect(html.match(/href="http:\/\/lamed\.test\/email\/verify\/abc"/g)).toHaveLength(2);
    expect(text).toContain('Yes:\nhttp://lamed.test/email/verify/abc\n');
  });

  test('as French text keeps a space before the colon of its action', () => {
    expect(renderMailText({ ...document, language: 'fr' })).toContain('Yes\u00A0:\nhttp');
  });

  test('ends with the way out of mails like it, where there is one', () => {
    const unsubscribe = { label: 'Stop', href: 'http://lamed.test/unsubscribe/abc' };
    expect(renderMailHtml({ ...document, unsubscribe })).toContain(
      'href="http://lamed.test/unsubscribe/abc"',
    );
    expect(renderMailText({ ...document, unsubscribe })).toContain(
      'Stop:\nhttp://lamed.test/unsubscribe/abc\n',
    );
    for (const form of [renderMailHtml(document), renderMailText(document)])
      expect(form).not.toContain('unsubscribe');
  });

  test('without an action has no button', () => {
    const { action: _, ...rest } = document;
    expect(renderMailHtml(rest).match(/<a /g)).toHaveLength(1);
  });

  test('shows hostile markup as text', () => {
    const html = renderMailHtml({ ...document, title: '<script>alert(1)</script>' });
    expect(html).not.toContain('<script>');
  });

  test('loads no external resources and has no script', () => {
    expect(renderMailHtml(document)).not.toMatch(/<(img|script|link|iframe)|url\(|@import/);
  });
});
