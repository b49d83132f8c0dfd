import type { PageApi } from '#page/page-context.ts';
import { oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { LicensesRequest } from '#features/licenses/finance/contract.ts';
import { licenseFilters } from '#features/licenses/policy.ts';

export const licenseFiltersOf: FilterReaders<LicensesRequest> = { state: oneOf(licenseFilters) };

export const licensesQuery = (api: PageApi, request: LicensesRequest) =>
  api.licenses.list.queryOptions({ input: request });

export const adminLicenseQuery = (api: PageApi, id: string) =>
  api.licenses.get.queryOptions({ input: { id } });
