import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageParts, PagePartsContext, type PagePlace } from './page-parts.tsx';

const place: PagePlace<{ name: string }> = 'test.place';
const page = <PageParts place={place} told={{ name: 'Mira' }} />;

test('a place shows its parts in order, each with what the place tells', () => {
  const parts = {
    'test.place': [
      ({ name }: { name?: string }) => <p>one {name}</p>,
      ({ name }: { name?: string }) => <p>two {name}</p>,
    ],
    'test.other': [() => <p>elsewhere</p>],
  };
  const html = renderToStaticMarkup(<PagePartsContext value={parts}>{page}</PagePartsContext>);
  expect(html).toBe('<p>one Mira</p><p>two Mira</p>');
});

test('a place that nobody fills shows nothing', () => {
  expect(renderToStaticMarkup(page)).toBe('');
});
