import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';

it('a button with an address is a link', () => {
  expect(renderToStaticMarkup(<Button href="/courses">Courses</Button>)).toMatch(/^<a [^>]*href="\/courses"/);
});

it('a button never submits a form unless told', () => {
  expect(renderToStaticMarkup(<Button>Stay</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
});

it('a busy button says so and can still hold the focus', () => {
  const html = renderToStaticMarkup(<Button busy>Send</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toMatch(/ disabled=/);
});
