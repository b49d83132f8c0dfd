import { renderToStaticMarkup } from 'react-dom/server';
import type { MouseEvent, ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { Button, type PushButtonProps } from './button.tsx';

test('a button with an address is a link', () => {
  expect(renderToStaticMarkup(<Button href="/courses">Courses</Button>)).toMatch(/^<a [^>]*href="\/courses"/);
});

test('a button never submits a form unless asked to', () => {
  expect(renderToStaticMarkup(<Button>Stay</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
});

test('a busy button says so and can still hold the focus', () => {
  const html = renderToStaticMarkup(<Button busy>Send</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toMatch(/ disabled=/);
});

test.each<[string, PushButtonProps, number]>([
  ['one counts where it submits', { type: 'submit', children: 'Send' }, 1],
  ['one counts where it can be busy', { busy: false, children: 'Open' }, 1],
  ['both count elsewhere', { children: 'Next' }, 2],
])('of the two clicks of a double click, %s', (_what, props, heard) => {
  const onClick = vi.fn();
  const preventDefault = vi.fn();
  const button = Button({ ...props, onClick }) as ReactElement<PushButtonProps>;
  for (const detail of [1, 2])
    button.props.onClick?.({ detail, preventDefault } as unknown as MouseEvent<HTMLButtonElement>);
  expect(onClick).toHaveBeenCalledTimes(heard);
  expect(preventDefault).toHaveBeenCalledTimes(2 - heard);
});
