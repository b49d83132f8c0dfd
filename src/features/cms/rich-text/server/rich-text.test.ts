import { describe, expect, test } from 'vitest';
import { renderRichText } from './render-rich-text.ts';
import { RichText } from './rich-text-schema.ts';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const text = (words: string, ...marks: unknown[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const link = (href: string) => ({ type: 'link', attrs: { href } });

test('a text of all our blocks becomes the HTML of a page', () => {
  const all = RichText.parse(
    doc(
      { type: 'heading', attrs: { level: 2 }, content: [text('Shabbat')] },
      paragraph(
        text('Light '),
        text('two', { type: 'bold' }),
        { type: 'hardBreak' },
        text('candles', link('/courses')),
      ),
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              paragraph(text('Wine')),
              { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(text('Red'))] }] },
            ],
          },
        ],
      },
      { type: 'blockquote', content: [paragraph(text('Rest', { type: 'italic' }))] },
      { type: 'picture', attrs: { src: '/scenes/watch.svg', alt: 'A family' } },
      { type: 'citation', attrs: { source: 'שמות כ׳', dir: 'rtl' }, content: [paragraph(text('זכור'))] },
      { type: 'callToAction', attrs: { href: 'https://example.org/', text: 'Begin' } },
    ),
  );
  expect(renderRichText(all)).toBe(
    '<h2>Shabbat</h2><p>Light <strong>two</strong><br /><a href="/courses">candles</a></p>' +
      '<ul><li><p>Wine</p><ol><li><p>Red</p></li></ol></li></ul>' +
      '<blockquote><p><em>Rest</em></p></blockquote>' +
      '<figure><img src="/scenes/watch.svg" alt="A family" loading="lazy" /></figure>' +
      '<figure><blockquote dir="rtl"><p>זכור</p></blockquote><figcaption>שמות כ׳</figcaption></figure>' +
      '<p><a href="https://example.org/" class="call-to-action" rel="noopener">Begin</a></p>',
  );
});

/** What must never run in a browser, as text and as a node, a mark or an attribute of a stored document. */
const hostile: [string, unknown][] = [
  ['a script in an address', doc(paragraph(text('x', link('javascript:alert(1)'))))],
  ['a script in an address in other letters', doc(paragraph(text('x', link('JaVaScRiPt:alert(1)'))))],
  ['a script behind white space', doc(paragraph(text('x', link('\u0001 java\nscript:alert(1)'))))],
  ['a page in an address', doc(paragraph(text('x', link('data:text/html,<script>alert(1)</script>'))))],
  ['an address that leaves its attribute', doc(paragraph(text('x', link('https://a" onclick="alert(1)'))))],
  ['an address of another host without a scheme', doc(paragraph(text('x', link('//evil.example'))))],
  ['an address with a backslash', doc(paragraph(text('x', link('/\\evil.example'))))],
  ['a picture that is a script', doc({ type: 'picture', attrs: { src: 'javascript:alert(1)', alt: 'x' } })],
  [
    'a picture that fails on purpose',
    doc({ type: 'picture', attrs: { src: 'x" onerror="alert(1)', alt: 'x' } }),
  ],
  [
    'a picture from elsewhere',
    doc({ type: 'picture', attrs: { src: 'https://evil.example/p.png', alt: 'x' } }),
  ],
  [
    'a picture as data',
    doc({ type: 'picture', attrs: { src: 'data:image/svg+xml,<svg onload=alert(1)>', alt: 'x' } }),
  ],
  [
    'a button that is a script',
    doc({ type: 'callToAction', attrs: { href: 'javascript:alert(1)', text: 'x' } }),
  ],
  [
    'a direction that is none',
    doc({
      type: 'citation',
      attrs: { source: 'x', dir: '"><script>alert(1)</script>' },
      content: [paragraph(text('x'))],
    }),
  ],
  [
    'an event handler as an attribute',
    doc({ type: 'heading', attrs: { level: 2, onclick: 'alert(1)' }, content: [text('x')] }),
  ],
  ['a style', doc({ ...paragraph(text('x')), attrs: { style: 'background:url(//evil.example)' } })],
  [
    'a heading that is a script',
    doc({ type: 'heading', attrs: { level: 'script' }, content: [text('alert(1)')] }),
  ],
  ['an unknown node', doc({ type: 'html', attrs: { html: '<script>alert(1)</script>' } })],
  ['a frame', doc({ type: 'iframe', attrs: { src: 'https://evil.example' } })],
  ['an unknown mark', doc(paragraph(text('x', { type: 'textStyle', attrs: { style: 'color:red' } })))],
  ['a node called like a part of every object', doc({ type: 'constructor' })],
  ['a text that is no text', doc(paragraph({ type: 'text', text: { toString: 'x' } }))],
];

describe('a stored text', () => {
  test.each(hostile)('with %s is refused on its way in', (_name, content) => {
    expect(RichText.safeParse(content).success).toBe(false);
  });

  test.each(hostile)(
    'with %s does nothing on its way out, should it be in the database',
    (_name, content) => {
      const html = renderRichText(content as RichText);
      expect(html).not.toMatch(/script|onclick|onerror|onload|style|iframe|evil\.example"|data:|src="x/i);
    },
  );

  test('shows markup in words as words', () => {
    const words = '<img src=x onerror=alert(1)><script>alert(1)</script>&lt;b&gt;';
    const html = renderRichText(
      RichText.parse(
        doc(
          paragraph(text(words)),
          { type: 'picture', attrs: { src: '/scenes/watch.svg', alt: `"${words}` } },
          { type: 'citation', attrs: { source: words, dir: 'auto' }, content: [paragraph(text(words))] },
          { type: 'callToAction', attrs: { href: '/courses', text: words } },
        ),
      ),
    );
    expect(html).not.toMatch(/<script|<b>/);
    expect(html.match(/<img /g)).toHaveLength(1);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&amp;lt;b&amp;gt;');
  });
});
