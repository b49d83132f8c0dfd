import type { FormEntriesRequest } from '#features/forms/contract.ts';
import type { PageApi } from '#page/page-context.ts';

export function entriesQuery(api: PageApi, request: FormEntriesRequest) {
  return api.forms.list.queryOptions({ input: request });
}

export function entryQuery(api: PageApi, id: string) {
  return api.forms.get.queryOptions({ input: { id } });
}
