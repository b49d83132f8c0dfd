import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import { useSearchParams } from 'react-router';
import { readSort } from '#core/listing-limits.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { headingLook } from '#ui/table/cell-looks.ts';
import { changeAddress } from './listing-address.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import type { TableColumn } from './table-parts.ts';

interface TableHeadProps<Item> {
  columns: readonly TableColumn<Item>[];
  sort: string;
  selectAll: false | { label: string; isChecked: boolean; isPartly: boolean; change(event: unknown): void };
}

/** The headings; those that can be sorted by are links, the current one to the opposite order. */
export function TableHead<Item>({ columns, sort, selectAll }: TableHeadProps<Item>) {
  const current = readSort(sort);
  return (
    <thead>
      <tr>
        {columns.map(({ id, heading, isNumber = false, isSortable = false }, index) => {
          const isFirst = index === 0;
          const isCurrent = isSortable && current.column === id;
          const direction = current.isAscending ? ('ascending' as const) : ('descending' as const);
          return (
            <th
              key={id}
              scope="col"
              aria-sort={isCurrent ? direction : undefined}
              className={headingLook({ isFirst, isNumber })}
            >
              <span className="inline-flex items-center gap-1">
                {isFirst && selectAll && <RowCheckbox {...selectAll} />}
                {isSortable ? (
                  <SortLink id={id} heading={heading} direction={isCurrent ? direction : undefined} />
                ) : (
                  <span className="inline-flex min-h-11 items-center">{heading}</span>
                )}
              </span>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const arrows = { ascending: IconArrowUp, descending: IconArrowDown } as const;

interface SortLinkProps {
  id: string;
  heading: string;
  direction: keyof typeof arrows | undefined;
}

function SortLink({ id, heading, direction }: SortLinkProps) {
  const [search] = useSearchParams();
  return (
    <a
      href={changeAddress(search, { sort: direction === 'ascending' ? `-${id}` : id })}
      className="group/sort inline-flex min-h-11 items-center gap-1 hover:underline"
    >
      {heading}
      <Icon
        shape={direction ? arrows[direction] : IconArrowsSort}
        size={16}
        className={direction ? 'text-ink' : 'text-muted'}
      />
    </a>
  );
}
