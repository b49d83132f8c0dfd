import { describe, expect, test } from 'vitest';
import { readUsage } from './read-usage.ts';
import { usageProblems } from './usage-rules.ts';

const keys = new Set(['learning.course.title']);
const file = 'src/features/learning/web/course-page.tsx';
const read = (text: string) => readUsage(file, text);
const judge = (text: string) => usageProblems(keys, new Map([[file, read(text)]]));

describe('keys', () => {
  test.each([
    `const a = t('learning.course.title');`,
    `const a = t.rich('learning.course.title', {});`,
    'const a = <p>{t(`learning.course.title`)}</p>;',
    `const titles = { a: 'learning.course.title' };`,
  ])('%s uses the message', (text) => expect(judge(text)).toEqual([]));

  test('a message that no source mentions is unused', () => {
    expect(judge(`// learning.course.title\n`)).toEqual(['"learning.course.title" is used nowhere']);
  });

  test.each([
    `t('learning.course.titel');`,
    `t.rich('learning.course.titel');`,
    `throw new Conflict('archived', 'learning.course.titel');`,
    `throw new Forbidden('locked', 'learning.course.titel');`,
    `issues.push({ path: 'a', messageKey: 'learning.course.titel' });`,
  ])('%s uses a message that does not exist', (text) => {
    expect(judge(`t('learning.course.title'); ${text}`)).toEqual([
      expect.stringContaining('is in no en.json'),
    ]);
  });

  test.each(['t(`learning.course.${a}`);', `t('learning.course.' + a);`, `useTranslations('learning');`])(
    '%s hides a key from the check',
    (text) => expect(read(text).problems).toHaveLength(1),
  );
});

describe('the reader’s gender', () => {
  const judgeGender = (text: string, gendered = keys) =>
    usageProblems(keys, new Map([[file, read(text)]]), gendered);

  test.each([
    `t('learning.course.title', { gender });`,
    `t.rich('learning.course.title', { gender: genderOf(user) });`,
    `ctx.sayIn(language, 'learning.course.title', { name, gender });`,
    `const say = (key) => ctx.sayIn(language, key, { gender }); say('learning.course.title');`,
  ])('%s gives it', (text) => expect(judgeGender(text)).toEqual([]));

  test.each([
    `t('learning.course.title');`,
    `t('learning.course.title', { gender }); t('learning.course.title', { name });`,
    `ctx.sayIn(language, 'learning.course.title');`,
    `const say = (key) => ctx.sayIn(language, key, { name }); say('learning.course.title');`,
    `const keys = { a: 'learning.course.title' };`,
  ])('%s does not', (text) => {
    expect(judgeGender(text)).toEqual([expect.stringContaining('is said without gender')]);
  });

  test('it is not given where no language asks for it', () => {
    expect(judgeGender(`t('learning.course.title', { gender });`, new Set())).toEqual([
      expect.stringContaining('is said with gender'),
    ]);
  });
});

describe('words outside messages', () => {
  test.each([
    '<p>Hello</p>',
    '<p>שלום</p>',
    `<p>{'Hello'}</p>`,
    `<>{open ? 'Close' : t('a.b.c')}</>`,
    `<p>{open && 'Close'}</p>`,
    '<p>{`Hello ${name}`}</p>',
    '<img alt="A picture" />',
    '<button aria-label="Close" />',
    `<input placeholder={'Name'} />`,
    '<a title={`Hello ${name}`} />',
    '<Field label="Email" />',
  ])('%s is refused', (markup) => expect(read(`const a = ${markup};`).problems).toHaveLength(1));

  test.each([
    `<p>{t('learning.course.title')}</p>`,
    '<p>{name} · {count} / 5</p>',
    '<img alt="" className="rounded" />',
    `<Button kind="quiet" aria-label={t('a.b.c')} />`,
    `<p>{kind === 'film' ? one : two}</p>`,
  ])('%s is allowed', (markup) => expect(read(`const a = ${markup};`).problems).toEqual([]));
});
