import { columnVisibilityFeature, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useId, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ListingPage, ListingRequest } from '#core/listing.ts';
import { Table } from '#ui/table/table.tsx';
import { matchingPart } from './listing-address.ts';
import { SelectionBar } from './selection-bar.tsx';
import { TableCount } from './table-count.tsx';
import { TableEmpty, type EmptyListing } from './table-empty.tsx';
import { TableHead } from './table-head.tsx';
import { TablePages } from './table-pages.tsx';
import type { BulkAct, TableColumn, TableFilter } from './table-parts.ts';
import { TableRows } from './table-rows.tsx';
import { TableSearch } from './table-search.tsx';
import { TableTools } from './table-tools.tsx';
import { findVisible } from './visible-columns.ts';
import { useIsLive } from '../use-is-live.ts';
import { useSelection } from './use-selection.ts';

interface ListingTableProps<Item extends { id: string }, Request extends ListingRequest> {
  /** What the table lists ("Schools"). */
  caption: string;
  /** What the address asks for (`readListingRequest`), and the page that answers it. */
  request: Request;
  page: ListingPage<Item>;
  /** The first one names its row, contains the link to it, and is always there. */
  columns: readonly TableColumn<Item>[];
  /** As the listing declares it. */
  defaultSort: string;
  /** What the row is called, for its checkbox. */
  nameOf(item: Item): string;
  /** What the search looks for; without it there is no search field. */
  searchLabel?: string;
  filters?: readonly TableFilter[];
  bulk?: readonly BulkAct<Request>[];
  /** The address of the listing's file, without a query, for those who may take it. */
  fileHref?: string | undefined;
  /** `SavedViews` of this listing. */
  views?: ReactNode;
  empty: EmptyListing;
}

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

/**
 * The one table of the administration. Search, filters, order, columns and page are in the address, so that links,
 * reloading and a browser without JavaScript all work; only the selection needs JavaScript.
 */
export function ListingTable<Item extends { id: string }, Request extends ListingRequest>(
  props: ListingTableProps<Item, Request>,
) {
  const { caption, page, columns, defaultSort, nameOf, bulk = [], filters = [], request, empty } = props;
  const t = useTranslations();
  const captionId = useId();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const matching = matchingPart(search);
  const selection = useSelection(String(matching));
  const maySelect = useIsLive() && bulk.length > 0;
  const columnVisibility = findVisible(columns, search);
  const table = useTable({
    features,
    data: page.items,
    columns: useMemo(
      () => columns.map((column) => ({ id: column.id, header: column.heading, meta: column })),
      [columns],
    ),
    getRowId: ({ id }) => id,
    state: { columnVisibility, rowSelection: selection.rows },
    onRowSelectionChange: selection.change,
  });
  const shown = columns.filter(({ id }) => columnVisibility[id]);
  const isEmpty = page.items.length === 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      <TableSearch label={props.searchLabel} filters={filters} isFiltered={matching.size > 0} />
      <TableTools columns={columns} visible={columnVisibility} fileHref={props.fileHref} views={props.views}>
        <TableCount page={page} />
      </TableTools>
      {isEmpty ? (
        <TableEmpty empty={empty} isFiltered={matching.size > 0} />
      ) : (
        <Table caption={caption} captionId={captionId} busy={next?.pathname === pathname}>
          <TableHead
            columns={shown}
            sort={request.sort ?? defaultSort}
            selectAll={
              maySelect && {
                label: t('page.table.selectPage'),
                isChecked: selection.isAll || table.getIsAllPageRowsSelected(),
                isPartly: !selection.isAll && table.getIsSomePageRowsSelected(),
                change: selection.isAll ? selection.clear : table.getToggleAllPageRowsSelectedHandler(),
              }
            }
          />
          <TableRows
            columns={shown}
            rows={table.getRowModel().rows.map((row) => ({
              id: row.id,
              item: row.original,
              isSelected: selection.isAll || row.getIsSelected(),
              checkbox: maySelect && {
                label: t('page.table.selectRow', { name: nameOf(row.original) }),
                isDisabled: selection.isAll,
                change: row.getToggleSelectedHandler(),
              },
            }))}
          />
        </Table>
      )}
      {maySelect && !isEmpty && (
        <SelectionBar
          acts={bulk}
          request={request}
          page={page}
          selection={selection}
          isPageSelected={table.getIsAllPageRowsSelected()}
        />
      )}
      {!isEmpty && <TablePages page={page} />}
    </div>
  );
}
