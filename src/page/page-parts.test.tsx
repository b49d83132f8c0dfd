import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { comeForSome } from './come-for-some.tsx';
import { isInDocument, PageParts, PagePartsContext, type PagePart, type PagePlace } from './page-parts.tsx';

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

test('a part for some is in the documents of those it is for, and no part that comes later is in any', () => {
  const isFor = (queries: QueryClient) => queries.getQueryData(['class']) !== undefined;
  const [hers, others] = [new QueryClient(), new QueryClient()];
  hers.setQueryData(['class'], 'bees');
  const part: PagePart = { on: 'home', place, module: 'teaching/web/set-part.tsx' };
  const isIn = (queries: QueryClient, more: Partial<PagePart>) => isInDocument({ ...part, ...more }, queries);
  expect([isIn(others, {}), isIn(hers, { isFor }), isIn(others, { isFor })]).toEqual([true, true, false]);
  expect(isIn(hers, { later: true })).toBe(false);
  const Part = comeForSome({
    isFor,
    load: () => Promise.reject(new Error('it is loaded already')),
    findLoaded: () => ({ default: () => <p>set</p> }),
  });
  const render = (queries: QueryClient) =>
    renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <Part />
      </QueryClientProvider>,
    );
  expect([render(hers), render(others)]).toEqual(['<p>set</p>', '']);
});
