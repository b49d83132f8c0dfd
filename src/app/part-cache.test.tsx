import { useId } from 'react';
import { expect, test, vi } from 'vitest';
import { useTranslations } from 'use-intl';
import { usePage } from '../page/page-provider.tsx';
import { createPartCache } from './part-cache.tsx';

const english = { test: { greeting: ['Hello ', ['name']] } };
const french = { test: { greeting: ['Bonjour ', ['name']] } };

function makeCache(mostCharacters = 10_000) {
  const partsIn = createPartCache({ mostCharacters });
  return { en: partsIn('en', english as never), fr: partsIn('fr', french as never) };
}

function makeGreeting() {
  const rendered = vi.fn<(name: string) => void>();
  function Greeting({ name }: { name: string }) {
    const t = useTranslations();
    rendered(name);
    return <p>{t('test.greeting' as never, { name } as never)}</p>;
  }
  return { Greeting, rendered };
}

test('a part is rendered once for the same properties in a language', () => {
  const { en, fr } = makeCache();
  const { Greeting, rendered } = makeGreeting();
  for (const _ of [1, 2]) {
    expect(en('li', Greeting, { name: 'Dovi' })).toBe('<p>Hello Dovi</p>');
    expect(en('li', Greeting, { name: 'Ruti' })).toBe('<p>Hello Ruti</p>');
    expect(fr('li', Greeting, { name: 'Dovi' })).toBe('<p>Bonjour Dovi</p>');
  }
  expect(rendered).toHaveBeenCalledTimes(3);
});

test('two parts with the same properties are not confused', () => {
  const { en } = makeCache();
  const Loud = ({ name }: { name: string }) => <b>{name}</b>;
  const Quiet = ({ name }: { name: string }) => <i>{name}</i>;
  expect([en('li', Loud, { name: 'Dovi' }), en('li', Quiet, { name: 'Dovi' })]).toEqual([
    '<b>Dovi</b>',
    '<i>Dovi</i>',
  ]);
});

test('texts are escaped, also from the cache', () => {
  const { en } = makeCache();
  const { Greeting } = makeGreeting();
  for (const _ of [1, 2])
    expect(en('li', Greeting, { name: '<script>' })).toBe('<p>Hello &lt;script&gt;</p>');
});

test('a part that reads the page around it fails, so that nothing personal is cached for others', () => {
  const { en } = makeCache();
  const Nosy = () => <p>{usePage().origin}</p>;
  expect(() => en('li', Nosy, {})).toThrow('usePage is used outside PageProvider');
});

test('a part whose HTML depends on its place is rendered in its place', () => {
  const { en } = makeCache();
  const Named = () => <p id={useId()}>named</p>;
  const First = () => <img src="/first.jpg" alt="" />;
  const Drawn = () => <radialGradient id="dusk" />;
  const Later = () => <img src="/later.jpg" alt="" loading="lazy" />;
  for (const _ of [1, 2]) {
    expect(en('li', Named, {})).toBeUndefined();
    expect(en('li', First, {})).toBeUndefined();
    expect(en('li', Later, {})).toContain('/later.jpg');
    expect(en('svg', Drawn, {})).toBe('<radialGradient id="dusk"></radialGradient>');
  }
});

test('the least recently used part makes room', () => {
  const { Greeting, rendered } = makeGreeting();
  const { en } = makeCache(80);
  const names = ['a', 'b', 'a', 'c', 'a', 'b'];
  for (const name of names) en('li', Greeting, { name });
  expect(rendered.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b']);
});
