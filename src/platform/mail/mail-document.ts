import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withColon } from '#core/french-spaces.ts';
import { locales, type Locale } from '#core/locale.ts';
import { mailLook as look } from './mail-look.ts';

/** A mail's content, in its reader's language and ready to read. */
export interface MailDocument {
  language: Locale;
  /** The product's name and address, at the top. */
  sender: { name: string; href: string };
  /** The line that inboxes show beside the subject. */
  preview: string;
  title: string;
  /** By name, where the address certainly belongs to that person. */
  greeting?: string;
  paragraphs: readonly string[];
  /** The one thing to do; `hint` comes before its written-out address. */
  action?: { label: string; href: string; hint: string };
  /** Other useful notes, in small print. */
  notes: readonly string[];
  /** Where she ends mails like it. */
  unsubscribe?: { label: string; href: string };
  /** Who sent it and where post and questions go: the last line. */
  contact: string;
}

/**
 * The mail as HTML: tables and inline styles, which is what mail clients understand, in one column that fits a phone. It
 * needs no images, which many clients block; the hills are paper, or stripes where corners stay square.
 */
export function renderMailHtml(document: MailDocument): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(h(MailPage, document))}`;
}

/** The same as plain text; lines are not broken, mail clients wrap them. */
export function renderMailText({
  language,
  title,
  greeting,
  paragraphs,
  action,
  notes,
  sender,
  unsubscribe,
  contact,
}: MailDocument): string {
  const parts = [title, ...(greeting ? [greeting] : []), ...paragraphs];
  if (action) parts.push(`${withColon(action.label, language)}\n${action.href}`);
  const small = unsubscribe
    ? [...notes, `${withColon(unsubscribe.label, language)}\n${unsubscribe.href}`]
    : notes;
  return [...parts, ...small, `${sender.name}\n${sender.href}\n${contact}\n`].join('\n\n');
}

function MailPage(document: MailDocument): ReactNode {
  const { language, preview, title } = document;
  const { direction } = locales[language];
  return h(
    'html',
    { lang: language, dir: direction },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light' }),
      h('title', null, title),
    ),
    h(
      'body',
      { dir: direction, style: look.body },
      h('div', { style: look.preview }, preview),
      h(
        Table,
        { style: look.page },
        h('td', { align: 'center', style: look.margin }, h(Table, { style: look.sheet }, h(Sheet, document))),
      ),
    ),
  );
}

function Sheet({
  language,
  sender,
  title,
  greeting,
  paragraphs,
  action,
  notes,
  unsubscribe,
  contact,
}: MailDocument): ReactNode {
  const { direction } = locales[language];
  return h(
    'td',
    { dir: direction, style: { ...look.letter, textAlign: direction === 'rtl' ? 'right' : 'left' } },
    h('div', { style: look.night }, h('a', { href: sender.href, style: look.brand }, sender.name)),
    ...look.hills.map(({ ground, hill }, index) =>
      h('div', { key: index, style: ground }, h('div', { style: hill }, '\u00a0')),
    ),
    h(
      'div',
      { style: look.words },
      h('h1', { style: look.title }, title),
      greeting && h('p', { key: 'greeting', style: look.paragraph }, greeting),
      ...paragraphs.map((text) => h('p', { key: text, style: look.paragraph }, text)),
      action && h(Action, { ...action, key: 'action' }),
      ...notes.map((text) => h('p', { key: text, style: look.note }, text)),
      h(
        'p',
        { key: 'contact', style: look.contact },
        contact,
        unsubscribe && [
          h('br', { key: 'line' }),
          h('a', { key: 'unsubscribe', href: unsubscribe.href, style: look.quiet }, unsubscribe.label),
        ],
      ),
    ),
  );
}

function Action({ label, href, hint }: NonNullable<MailDocument['action']>): ReactNode {
  return [
    h('p', { key: 'button', style: look.buttonLine }, h('a', { href, style: look.button }, label)),
    h(
      'p',
      { key: 'hint', style: look.note },
      hint,
      h('br'),
      h('a', { href, dir: 'ltr', style: look.address }, href),
    ),
  ];
}

/** One row of a layout table. */
function Table({ style, children }: { style: object; children?: ReactNode }): ReactNode {
  return h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0, style },
    h('tbody', null, h('tr', null, children)),
  );
}
