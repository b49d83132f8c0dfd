import { pageSizeOf, readSort } from '#core/listing-limits.ts';
import type { ListingPage } from '#core/listing.ts';
import type { Ctx } from '#platform/ctx.ts';
import { foldText, isCalled } from '#platform/listing/find-in-rows.ts';
import { pageOfRows } from '#platform/listing/page-of-rows.ts';
import { fileOfRows } from '#platform/listing/rows-csv.ts';
import { addUp, toHours } from '#features/submissions/impact/policy.ts';
import { ImpactRowsRequest, type ImpactRow, type ImpactSummary } from '../contract.ts';
import { impactSorts } from '../policy.ts';
import { readImpactRows } from './impact-rows.ts';
import { readGroups, type Period } from './read-groups.ts';

/** What all deeds of a period come to, and those of each country. */
export async function getImpactSummary(ctx: Ctx, period: Period): Promise<ImpactSummary> {
  const kinds = await readGroups(ctx, 'kind', period);
  const { deeds, people, minutes } = addUp(kinds.map(({ key, ...sum }) => ({ kind: key, ...sum })));
  const learners = (await readGroups(ctx, 'owner', period)).length;
  const countries = await readImpactRows(ctx, 'country', period);
  const inOrder = countries.toSorted((a, b) => (b.deeds ?? 0) - (a.deeds ?? 0) || (a.id < b.id ? -1 : 1));
  return { deeds, people, hours: toHours(minutes), learners, countries: inOrder };
}

/** A page of the rows, most deeds first unless another order is asked for. */
export async function listImpactRows(ctx: Ctx, request: ImpactRowsRequest): Promise<ListingPage<ImpactRow>> {
  const rows = await listMatching(ctx, request);
  const page = pageOfRows(rows, {
    at: request.at,
    perPage: pageSizeOf(request),
    descending: !readSort(sortOf(request)).isAscending,
  });
  return { ...page, items: page.items.map(({ row }) => row), totalItems: rows.length, isTotalExact: true };
}

const sortOf = ({ sort = '-deeds' }: ImpactRowsRequest) => sort;

/** The rows that match, each with what it is sorted by; no two have the same. */
async function listMatching(ctx: Ctx, request: ImpactRowsRequest): Promise<{ row: ImpactRow; by: string }[]> {
  const { column } = readSort(sortOf(request));
  const sort = impactSorts.find((each) => each === column) ?? 'deeds';
  const rows = await readImpactRows(ctx, request.by ?? 'kind', request);
  return rows
    .filter(({ label }) => isCalled([label], request.q))
    .map((row) => {
      // Minutes are whole: a quarter of an hour sorts as one.
      const by = sort === 'label' ? foldText(row.label) : String((row[sort] ?? 0) * 60).padStart(12, '0');
      return { row, by: `${by}\n${row.id}` };
    });
}

/** The rows as a file. */
export const impactFile = fileOfRows({
  name: 'impact',
  request: ImpactRowsRequest,
  permission: 'reports.read',
  async list(ctx, request) {
    const rows = await listMatching(ctx, request);
    const descending = !readSort(sortOf(request)).isAscending;
    return pageOfRows(rows, { at: undefined, perPage: rows.length, descending }).items.map(({ row }) => row);
  },
  columns: [
    { heading: 'submissions.report.what', value: ({ label }) => label },
    { heading: 'submissions.report.deeds', value: ({ deeds }) => deeds },
    { heading: 'submissions.report.amount', value: ({ amount }) => amount },
    { heading: 'submissions.report.unit', value: ({ unit }) => unit },
    { heading: 'submissions.report.people', value: ({ people }) => people },
    { heading: 'submissions.report.hours', value: ({ hours }) => hours },
    { heading: 'submissions.report.learners', value: ({ learners }) => learners },
  ],
});
