import { queryOptions } from '@tanstack/react-query';
import type { PageApi } from '#page/page-context.ts';
import type { ChildWorks } from '../guardian/contract.ts';

/** What the viewer's children have handed in and waits for her, and whom she has agreed to always. */
export const childrenWorksQuery = (api: PageApi) =>
  queryOptions<{ items: ChildWorks[] }>({
    queryKey: [...api.submissions.key(), 'children'],
    queryFn: () => api.submissions.children.call(),
  });
