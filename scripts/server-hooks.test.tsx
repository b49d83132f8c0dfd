import { renderToStaticMarkup } from 'react-dom/server';
import { Children, type ReactElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { IntlProvider, useFormatter, useLocale, useNow, useTranslations } from 'use-intl';
import { createFormatter, createTranslator } from 'use-intl/core';
import { genders } from '#core/gender.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import { nestMessages, type Messages } from '#core/messages.ts';
import { readTranslations } from '#platform/i18n/translations.ts';
import { readIcu } from './messages/read-icu.ts';

const translations = readTranslations('src');
const now = new Date('2026-11-17T12:00:00Z');
/** One for each plural form of the languages. */
const counts = [0, 1, 2, 3, 5, 11, 21, 1000, 1_000_000];

/** What a page's component gets on the server, by the name under which it imports it. */
function ask<Answer>(locale: Locale, hook: () => Answer): Answer {
  const answers: Answer[] = [];
  const Asking = () => {
    answers.push(hook());
    return null;
  };
  const { messages } = translations[locale];
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messages as never} timeZone="UTC" now={now}>
      <Asking />
    </IntlProvider>,
  );
  return answers[0] as Answer;
}

type Values = Record<string, string | number | Date | ((words: ReactNode) => ReactElement)>;

/** Possible values for a message: one set for each count where it counts, one for each case where it has cases. */
function listValues(text: string): Values[] {
  const { slots } = readIcu(text);
  return counts.map((count, index) => ({
    gender: genders[index % genders.length] ?? 'other',
    ...Object.fromEntries(
      slots.map((slot) => {
        const [kind = '', name = '', , ...cases] = slot.split(' ');
        const value = {
          text: `<${name}>`,
          number: count / 4,
          cardinal: count,
          ordinal: count,
          moment: new Date(now.getTime() + count * 60_000),
          select: cases[index % Math.max(cases.length, 1)] ?? 'other',
          tag: (words: ReactNode) => <b>{Children.toArray(words)}</b>,
        }[kind];
        return [name, value ?? kind];
      }),
    ),
  }));
}

test.each(localeCodes)(
  'every message is formatted on the server as use-intl formats it: %s',
  // Thousands of messages, on a machine that may be busy with other things.
  { timeout: 60_000 },
  async (locale) => {
    const flat = JSON.parse(String((await translations[locale].flat()).plain)) as Messages;
    const reference = createTranslator({ locale, messages: nestMessages(flat) as never, timeZone: 'UTC' });
    const t = ask(locale, () => useTranslations());
    const show = (words: ReactNode) => renderToStaticMarkup(<p>{words}</p>);
    expect(Object.keys(flat).length).toBeGreaterThan(1000);
    const differing = new Set<string>();
    for (const [key, text] of Object.entries(flat)) {
      for (const values of listValues(text)) {
        const isRich = Object.values(values).some((value) => typeof value === 'function');
        const [said, meant] = isRich
          ? [show(t.rich(key as never, values as never)), show(reference.rich(key as never, values as never))]
          : [t(key as never, values as never), reference(key as never, values as never)];
        if (said !== meant) differing.add(key);
      }
    }
    expect([...differing]).toEqual([]);
  },
);

test.each(localeCodes)(
  'numbers and times are formatted on the server as use-intl formats them: %s',
  (locale) => {
    const reference = createFormatter({ locale, timeZone: 'UTC' });
    const format = ask(locale, () => useFormatter());
    for (const count of counts) {
      expect(format.number(count)).toBe(reference.number(count));
      expect(format.number(count / 7, { style: 'percent' })).toBe(
        reference.number(count / 7, { style: 'percent' }),
      );
      const then = new Date(now.getTime() - count * 60_000);
      expect(format.dateTime(then, { dateStyle: 'long' })).toBe(
        reference.dateTime(then, { dateStyle: 'long' }),
      );
      expect(format.relativeTime(then, now)).toBe(reference.relativeTime(then, now));
    }
  },
);

test('a page knows its language and its time', () => {
  expect(ask('he', () => [useLocale(), useNow()])).toEqual(['he', now]);
});

test('what is made for a language is made once for all its pages', () => {
  const [one, other] = [1, 2].map(() => ask('it', () => ({ t: useTranslations(), format: useFormatter() })));
  expect(other?.t).toBe(one?.t);
  expect(other?.format).toBe(one?.format);
  expect(ask('fr', () => useTranslations())).not.toBe(one?.t);
});

test('an unknown message shows its key', () => {
  const t = ask('en', () => useTranslations());
  for (const key of ['app.nothing', 'app', 'app.nothing.at.all', 'app.header.courses.more'])
    expect(t(key as never)).toBe(key);
});
