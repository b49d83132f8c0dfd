import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readPage, toElements, withoutComments } from './plain-page.ts';

test('a page built again from its HTML alone is the same page', () => {
  const html = renderToString(
    h(
      'html',
      { lang: 'he', dir: 'rtl' },
      h('head', null, h('title', null, 'Tom & “Jerry” <3'), h('meta', { name: 'robots', content: '' })),
      h(
        'body',
        null,
        h('img', { src: '/a.jpg?x=1&y=2', alt: '', fetchPriority: 'high' }),
        h('label', { htmlFor: 'name', className: 'card' }, 'Points: ', 12, ' of ', 20),
        h('input', { id: 'name', required: true, title: "It's" }),
        h('details', { open: true }, h('summary', { tabIndex: 0 }, 'More')),
        h('svg', { viewBox: '0 0 1 1' }, h('path', { d: 'M0 0' })),
      ),
    ),
  );
  expect(html).toContain('rel="preload"');
  expect(html).toContain('<!-- -->');
  expect(renderToString(toElements(readPage(html)))).toBe(withoutComments(html));
});

test('half a page is refused', () => {
  expect(() => readPage('<html><body><p>')).toThrow('incomplete');
});
