import type { PageApi } from '#page/page-context.ts';
import { oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import { legalEntities } from '#core/payment-providers.ts';
import type { DocumentsRequest } from '#features/invoices/documents/contract.ts';
import { documentKinds } from '#features/invoices/policy.ts';

export const documentsQuery = (api: PageApi, request: DocumentsRequest) =>
  api.invoices.adminDocuments.queryOptions({ input: request });

/** The filters of the list, as addresses write them. */
export const documentFilters: FilterReaders<DocumentsRequest> = {
  kind: oneOf(documentKinds),
  entity: oneOf(legalEntities),
};
