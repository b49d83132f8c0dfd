import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { describe, expect, test } from 'vitest';
import { nestMessages, type Messages } from '#core/messages.ts';
import type { ListingPage } from '#core/listing.ts';
import english from '../admin-messages/en.json' with { type: 'json' };
import { ListingTable } from './listing-table.tsx';
import type { TableColumn } from './table-parts.ts';

interface Book {
  id: string;
  title: string;
  pages: number;
}

const columns: TableColumn<Book>[] = [
  {
    id: 'title',
    heading: 'Title',
    isSortable: true,
    cell: ({ id, title }) => <a href={`/${id}`}>{title}</a>,
  },
  { id: 'pages', heading: 'Pages', isSortable: true, isNumber: true, cell: ({ pages }) => pages },
  { id: 'shelf', heading: 'Shelf', isExtra: true, cell: () => 'A7' },
];
// Whatever has arguments is compiled in the product, and not here.
const messages = nestMessages({
  ...(english as Messages),
  'page.table.count': 'counted',
  'page.table.countMore': 'more than counted',
  'page.table.shown': 'shown',
  'page.table.pageSize': 'rows per page',
});
const items = [
  { id: 'b1', title: 'Alef', pages: 1234 },
  { id: 'b2', title: 'Bet', pages: 7 },
];

/** The page as the server renders it, for a browser with or without JavaScript. */
function render(page: Partial<ListingPage<Book>> = {}, search = ''): string {
  const element = (
    <ListingTable
      caption="Books"
      request={{ sort: new URLSearchParams(search).get('sort') ?? undefined }}
      page={{ items, totalItems: 2, isTotalExact: true, ...page }}
      columns={columns}
      defaultSort="title"
      nameOf={({ title }) => title}
      searchLabel="Search books"
      filters={[{ name: 'lent', label: 'Lent', kind: 'choice', choices: [{ value: 'yes', text: 'Yes' }] }]}
      bulk={[{ name: 'burn', label: 'Give away', run: async () => undefined }]}
      fileHref="/admin/files/books"
      empty={{ scene: 'window', title: 'No book yet' }}
    />
  );
  const router = createMemoryRouter([{ path: '/books', element }], {
    initialEntries: [`/books${search}`],
    hydrationData: { loaderData: {} },
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={messages} timeZone="UTC">
        <RouterProvider router={router} />
      </IntlProvider>
    </QueryClientProvider>,
  );
}

describe('a table without JavaScript', () => {
  test('shows its rows, each with the link that opens it', () => {
    const html = render();
    expect(html).toContain('<a href="/b1">Alef</a>');
    expect(html).toContain('<caption');
    expect(html).toContain('>counted<');
    expect(html).not.toContain('type="checkbox" aria-label="Select');
  });

  test('is sorted by links, which say what it is sorted by now', () => {
    expect(render()).toMatch(/aria-sort="ascending".*href="\?sort=-title"/s);
    const html = render({}, '?sort=-pages&q=a');
    expect(html).toMatch(/aria-sort="descending"[^>]*>.*href="\?sort=pages&amp;q=a"/s);
    expect(html).toContain('href="?sort=title&amp;q=a"');
  });

  test('leads to the pages around this one, and keeps what is asked for', () => {
    const html = render({ next: 'N', previous: 'P', totalItems: 10_000, isTotalExact: false }, '?q=a&at=x');
    expect(html).toContain('href="?q=a&amp;at=N"');
    expect(html).toContain('href="?q=a&amp;at=P"');
    expect(html).toContain('>more than counted · shown<');
  });

  test('has a search form that keeps the order, and begins at the first page', () => {
    const html = render({}, '?q=a&sort=-pages&at=x&lent=yes');
    expect(html).toMatch(/<form role="search"[^>]*><input type="hidden" name="sort" value="-pages"\/>/);
    expect(html).toMatch(/type="search"[^>]*value="a"/);
    expect(html).toMatch(/<option value="yes" selected="">/);
    expect(html).not.toContain('name="at"');
  });

  test('gives the file of exactly this filter and order', () => {
    expect(render({}, '?q=a&sort=-pages&at=x&perPage=25&columns[]=pages')).toContain(
      'href="/admin/files/books?q=a&amp;sort=-pages"',
    );
  });
});

describe('the columns of a table', () => {
  test('are the usual ones, unless the address names others; the first is always there', () => {
    expect(render()).toContain('>Pages<');
    expect(render()).not.toContain('A7');
    const html = render({}, '?columns[]=shelf');
    expect(html).toContain('A7');
    expect(html).toContain('Alef');
    expect(html).not.toContain('1234');
  });
});

describe('a table with no row', () => {
  test('says what to do first, where there is nothing yet', () => {
    expect(render({ items: [], totalItems: 0 })).toContain('No book yet');
  });

  test('says how to see everything again, where nothing matches', () => {
    const html = render({ items: [], totalItems: 0 }, '?q=zzz');
    expect(html).toContain('Nothing matches');
    expect(html).toContain('href="/books"');
    expect(html).not.toContain('No book yet');
  });
});
