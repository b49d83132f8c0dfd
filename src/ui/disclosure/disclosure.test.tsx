import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Disclosure, useDisclosed } from './disclosure.tsx';

interface Shown {
  isRefused?: boolean;
  spoken?: string;
  className?: string;
}

function render(shown: Shown = {}) {
  const disclosed: ReturnType<typeof useDisclosed>[] = [];
  function Probe() {
    const own = useDisclosed();
    disclosed.push(own);
    return (
      <Disclosure box={own.box} opener="Rename" isRefused={false} {...shown}>
        <form id="inside" />
      </Disclosure>
    );
  }
  const html = renderToStaticMarkup(<Probe />);
  const [own] = disclosed;
  if (!own) throw new Error('nothing was rendered');
  return { html, own };
}

test('what it holds is there before any script runs, closed, behind a link that opens it', () => {
  const { html } = render();
  expect(html).toMatch(/^<details class="open:basis-full"><summary class="[^"]*">Rename<\/summary><form/);
});

test('what was refused stays visible', () => {
  expect(render({ isRefused: true }).html).toMatch(/^<details [^>]*open=""/);
});

test('it has its place and its spoken name from where it stands', () => {
  const { html } = render({ className: 'mt-4', spoken: 'Rename: Class 5b' });
  expect(html).toMatch(/^<details class="mt-4"><summary aria-label="Rename: Class 5b"/);
});

test('closing it gives the focus back to its opener, and does nothing once it is gone', () => {
  const { own } = render();
  expect(() => own.close()).not.toThrow();
  const focus = vi.fn();
  const box = { open: true, querySelector: (wanted: string) => (wanted === 'summary' ? { focus } : null) };
  own.box.current = box as unknown as HTMLDetailsElement;
  own.close();
  expect(box.open).toBe(false);
  expect(focus).toHaveBeenCalledOnce();
});
