import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const mayReachIn = ['people', 'sign-in', 'guardians', 'sign-up', 'families', 'classes', 'settings'];

test('only the features that keep part of an account in the rows of users reach into them', () => {
  const users = globSync('src/features/**/*.ts').filter((path) =>
    /\b(?:selectUsers|updateUsers|insertUsers)\b/.test(readFileSync(path, 'utf8')),
  );
  const features = new Set(users.map((path) => path.split('/')[2] ?? ''));
  expect([...features].toSorted()).toEqual(mayReachIn.toSorted());
});
