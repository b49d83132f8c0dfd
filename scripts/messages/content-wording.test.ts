import { expect, test } from 'vitest';
import { contentWordingProblems } from './content-wording.ts';

const hebrew = (text: string) => contentWordingProblems([['content/courses/anger/he/course.yaml', text]]);

test('a quote of the wrong shape is reported with its line in YAML', () => {
  expect(hebrew('title: "כעס"\ntagline: ״שלום״\ntalk:\n  - "מה „אמר” אהרן?"\n')).toEqual([
    'content/courses/anger/he/course.yaml:4: says "„" where we write ״…״',
  ]);
});

test('and in a page', () => {
  const page = ['content/pages/terms/ru.md', '---\ntitle: Условия\n---\n\n- Мы пишем Вам.\n'] as const;
  expect(contentWordingProblems([page])).toEqual([
    'content/pages/terms/ru.md:5: says "Вам" where we write “вы” in small letters',
  ]);
});

test('the quotes of YAML, other languages and captions are let through', () => {
  expect(hebrew('# "הערה"\ntitle: "כעס"\n')).toEqual([]);
  const other = [
    ['content/courses/anger/en/course.yaml', 'title: Say "yes"'],
    ['content/courses/anger/media/a/captions/he.vtt', '"שלום"'],
    ['content/courses/anger/course.yaml', 'title: "כעס"'],
  ] as const;
  expect(contentWordingProblems(other)).toEqual([]);
});
