import { currencyCodes } from '#core/money.ts';
import { legalEntities } from '#core/payment-providers.ts';
import type { PageApi } from '#page/page-context.ts';
import { anyText, day, oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { JournalRequest } from '#features/ledger/journal/contract.ts';

export const journalQuery = (api: PageApi, request: JournalRequest) =>
  api.ledger.journal.queryOptions({ input: request });

/** The filters of the journal, as addresses write them. */
export const journalFilters: FilterReaders<JournalRequest> = {
  from: day,
  until: day,
  entity: oneOf(legalEntities),
  currency: oneOf(currencyCodes),
  account: anyText,
};
