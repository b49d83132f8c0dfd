import { renderToStaticMarkup } from 'react-dom/server';
import {
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { expect, test } from 'vitest';

function render(client: QueryClient, Page: () => string) {
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
}

const course = {
  queryKey: ['course', { slug: 'honey' }],
  queryFn: () => Promise.reject<string>(new Error('asked')),
};

test('every component reads what the route has loaded', () => {
  const client = new QueryClient();
  client.setQueryData(['course', { slug: 'honey' }], 'Honey', { updatedAt: 7 });
  const Page = () => {
    const read = useSuspenseQuery(course);
    const again = useQuery({ ...course, enabled: false });
    return [read.data, read.dataUpdatedAt, again.data, again.isPending, again.isFetching].join();
  };
  expect(render(client, Page)).toBe('Honey,7,Honey,false,false');
});

test('an optional query is pending, and is not fetched', () => {
  const Page = () => {
    const { data, isPending, isFetching, error } = useQuery(course);
    return JSON.stringify({ data, isPending, isFetching, error });
  };
  expect(render(new QueryClient(), Page)).toBe(
    '{&quot;isPending&quot;:true,&quot;isFetching&quot;:false,&quot;error&quot;:null}',
  );
});

test('a query that the page needs and its route has not loaded throws an error that names it', () => {
  const Page = () => useSuspenseQuery(course).data;
  expect(() => render(new QueryClient(), Page)).toThrow('["course",{"slug":"honey"}]');
});

test('a failed query throws its own error', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await expect(client.query(course)).rejects.toThrow('asked');
  const Page = () => useSuspenseQuery(course).data;
  expect(() => render(client, Page)).toThrow('asked');
});

test('everything else is the library’s own', () => {
  const Page = () => useMutation({ mutationFn: () => Promise.resolve() }).status;
  expect(render(new QueryClient(), Page)).toBe('idle');
});
