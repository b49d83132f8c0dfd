import { currencyCodes } from '#core/money.ts';
import type { PageApi } from '#page/page-context.ts';
import { day, oneOf } from '#page/table/filter-readers.ts';
import { readListingRequest, type FilterReaders } from '#page/table/listing-address.ts';
import type { GivingReportRequest } from '#features/donations/reports/contract.ts';
import { reportSpans } from '#features/donations/reports/policy.ts';

const readers: FilterReaders<GivingReportRequest> = {
  span: oneOf(reportSpans),
  from: day,
  until: day,
  currency: oneOf(currencyCodes),
};

/** The report that the address of its page asks for. */
export const givingReportQuery = (api: PageApi, search: URLSearchParams) =>
  api.donations.adminGivingReport.queryOptions({ input: readListingRequest(readers, search) });
