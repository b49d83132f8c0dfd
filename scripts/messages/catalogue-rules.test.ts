import { describe, expect, test } from 'vitest';
import { type Locale, localeCodes } from '#core/locale.ts';
import { catalogueProblems, genderedKeys, repeatProblems } from './catalogue-rules.ts';

const key = 'learning.course.minutes';
const note = { [`@${key}`]: 'Length of a film' };
const forms: Record<Locale, string[]> = {
  en: ['one', 'other'],
  he: ['one', 'two', 'other'],
  ru: ['one', 'few', 'many', 'other'],
  es: ['one', 'many', 'other'],
  fr: ['one', 'many', 'other'],
  de: ['one', 'other'],
  it: ['one', 'many', 'other'],
};
const pluralOf = (categories: string[], word: string) =>
  `{count, plural, ${categories.map((category) => `${category} {# ${word}}`).join(' ')}}`;
const inAll = (write: (locale: Locale) => string, more: Record<string, string> = note) =>
  Object.fromEntries(
    localeCodes.map((locale) => [locale, { [key]: write(locale), ...(locale === 'en' && more) }]),
  );

function problemsOf(files: Record<string, Record<string, string>>, owner = 'learning') {
  return catalogueProblems({ owner, files }, { Lamed: ['he'] });
}

test('seven complete files with the plural forms of each language pass', () => {
  expect(problemsOf(inAll((locale) => pluralOf(forms[locale], `word-${locale}`)))).toEqual([]);
});

describe('a catalogue is refused', () => {
  const good = () => inAll((locale) => `Word in ${locale}`);
  const without = (locale: Locale) =>
    Object.fromEntries(Object.entries(good()).filter(([name]) => name !== locale));
  const changed = (locale: Locale, messages: Record<string, string>) => ({ ...good(), [locale]: messages });

  test.each([
    ['without English', without('en'), 'en.json is missing'],
    ['without one of the languages', without('fr'), 'fr: the file is missing'],
    ['when it is empty', changed('en', {}), 'holds no message'],
    ['when a language lacks a message', changed('de', {}), 'de: "learning.course.minutes" is missing'],
    ['when a message is empty', changed('de', { [key]: ' ' }), 'is empty'],
    [
      'when a language has an extra message',
      changed('de', { [key]: 'Wort', 'learning.a.b': 'x' }),
      'not a message of',
    ],
    ['when a translation carries notes', changed('de', { [key]: 'Wort', ...note }), 'not a message of'],
    [
      'when a note belongs to no message',
      inAll((l) => `Word ${l}`, { ...note, '@learning.a.b': 'x' }),
      'not a message of',
    ],
    ['without a note for translators', inAll((l) => `Word ${l}`, {}), 'has no note'],
    ['when a message cannot be read', changed('de', { [key]: 'Wort {' }), 'cannot be read'],
    ['when a message is not translated', changed('de', { [key]: 'Word in en' }), 'is not translated'],
  ])('%s', (_, files, problem) => {
    expect(problemsOf(files).join('\n')).toContain(problem);
  });

  test('when a key has another owner or too few parts', () => {
    expect(problemsOf(good(), 'rewards').join('\n')).toContain('must begin with "rewards."');
    expect(problemsOf(good(), 'sign-in').join('\n')).toContain('must begin with "signIn."');
    const short = { en: { 'learning.title': 'a', '@learning.title': 'b' } };
    expect(problemsOf(short).join('\n')).toContain('is not <feature>.<screen>.<thing>');
  });
});

describe('arguments and tags are the same in every language', () => {
  test.each([
    ['an argument', 'Hello {name}', 'Hallo'],
    ['an argument lost in a quote', 'Book of {name}', `Livre d'{name}`],
    ['the name of an argument', 'Hello {name}', 'Hallo {nombre}'],
    ['the kind of an argument', '{n, number} words', '{n} Worte'],
    ['a tag', 'Read <link>this</link>', 'Lies das'],
    ['a case of a select', '{r, select, child {a} other {b}}', '{r, select, other {c}}'],
    ['a plural', pluralOf(['one', 'other'], 'word'), '{count} Worte'],
  ])('%s must not differ', (_, english, german) => {
    const files = inAll((locale) => (locale === 'de' ? german : english));
    expect(problemsOf(files).join('\n')).toContain('de: "learning.course.minutes" has other arguments');
  });

  test('their order may differ', () => {
    const files = inAll((locale) => (locale === 'de' ? '{b} von {a}' : `{a}, ${locale}: {b}`));
    expect(problemsOf(files)).toEqual([]);
  });
});

describe('plural forms', () => {
  test.each(
    localeCodes.flatMap((locale) =>
      forms[locale].filter((form) => form !== 'other').map((form) => [locale, form]),
    ),
  )('in %s the form "%s" must not be lacking', (lacking, form) => {
    const files = inAll((locale) =>
      pluralOf(
        locale === lacking ? forms[locale].filter((each) => each !== form) : forms[locale],
        `word-${locale}`,
      ),
    );
    expect(problemsOf(files)).toEqual([`learning ${lacking}: "${key}" lacks the form "${form}" of {count}`]);
  });

  test('a form that the language does not have is refused, an exact number is not', () => {
    const files = inAll((locale) =>
      pluralOf([...(locale === 'de' ? ['few'] : []), '=0', ...forms[locale]], `word-${locale}`),
    );
    expect(problemsOf(files)).toEqual([
      expect.stringContaining('de: "learning.course.minutes" has a form "few"'),
    ]);
  });
});

describe('a reader’s gender', () => {
  const spoken = (forms: string) => `{gender, select, ${forms}}`;
  const all = 'female {Schön, {name}} male {Gut, {name}} other {Fein, {name}}';
  const noteOfGender = { [`@${key}`]: 'Praise; {gender} is the reader’s' };
  const saying = (german: string, more = noteOfGender): Record<string, Record<string, string>> =>
    inAll((locale) => (locale === 'de' ? german : `${locale}, {name}`), more);

  test('a language may use it where English does not', () => {
    expect(problemsOf(saying(spoken(all)))).toEqual([]);
    expect([...genderedKeys({ owner: 'learning', files: saying(spoken(all)) })]).toEqual([key]);
    expect([...genderedKeys({ owner: 'learning', files: saying('Gut, {name}') })]).toEqual([]);
  });

  test.each([
    ['nothing for a reader of unknown gender', 'female {Schön, {name}} male {Gut, {name}}', 'MISSING_OTHER'],
    ['nothing for a boy', 'female {Schön, {name}} other {Fein, {name}}', 'lacks the form "male"'],
    ['an extra form', `${all} girl {Hallo, {name}}`, 'has a form "girl"'],
    [
      'a form without the name',
      'female {Schön} male {Gut, {name}} other {{name}}',
      'in one form of {gender}',
    ],
  ])('%s is refused', (_, forms, problem) => {
    expect(problemsOf(saying(spoken(forms))).join('\n')).toContain(problem);
  });

  test('it is never shown, and the note for translators explains it', () => {
    expect(problemsOf(inAll((locale) => `${locale}: {gender}`)).join('\n')).toContain(
      'shows {gender} itself',
    );
    expect(problemsOf(saying(spoken(all), note))).toEqual([
      expect.stringContaining('does not tell translators'),
    ]);
  });
});

test('a key is in one catalog only, also beside that of the administration', () => {
  const files: Record<string, Record<string, string>> = inAll((locale) => `word-${locale}`);
  expect(repeatProblems([{ owner: 'learning', files }])).toEqual([]);
  expect(
    repeatProblems([
      { owner: 'learning', files },
      { owner: 'learning', files },
    ]),
  ).toEqual([`"${key}" is in two catalogs`]);
});

test('a word may equal the English only in the languages listed for it', () => {
  const problems = problemsOf(inAll(() => 'Lamed'));
  expect(problems.some((problem) => problem.includes('he: '))).toBe(false);
  expect(problems).toHaveLength(5);
});

test('a message without letters need not differ', () => {
  expect(problemsOf(inAll(() => '{done} / {all}'))).toEqual([]);
});
