import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { rewriteYaml } from './rewrite-yaml.ts';

const file = `# Said by children first.
title: 'Anger' # short
description: >-
  Everybody is angry now and then.
items:
  - slug: one
    minutes: 3
  - slug: two
`;

test('a changed file keeps comments, and the style of what has not changed', () => {
  const content = {
    ...(parse(file) as object),
    title: 'Peace',
    items: [{ slug: 'one', minutes: 4 }, { slug: 'two' }],
  };
  const written = rewriteYaml(file, content);
  expect(parse(written)).toEqual(content);
  const [before, after] = [file.split('\n'), written.split('\n')];
  expect(after.filter((line) => !before.includes(line))).toEqual([
    "title: 'Peace' # short",
    '    minutes: 4',
  ]);
});

test.each([
  [{ title: 'Only this' }],
  [{ title: ['a', 'list'], items: 'no list', more: { deep: { er: true } } }],
  [{ title: '', description: 'A: colon', items: [] }],
])('a file says what it was given, however much has changed: %j', (content) => {
  expect(parse(rewriteYaml(file, content))).toEqual(content);
  expect(parse(rewriteYaml(undefined, content))).toEqual(content);
});
