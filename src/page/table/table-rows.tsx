import { useRef } from 'react';
import { cellLook } from '#ui/table/cell-looks.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import type { TableColumn } from './table-parts.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface TableRow<Item> {
  id: string;
  item: Item;
  isSelected: boolean;
  checkbox: false | { label: string; isDisabled: boolean; change(event: unknown): void };
}

interface TableRowsProps<Item> {
  columns: readonly TableColumn<Item>[];
  rows: readonly TableRow<Item>[];
}

/** The rows. On a long page only those near the window are there, between two gaps as high as the others. */
export function TableRows<Item>({ columns, rows }: TableRowsProps<Item>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { from, to, before, after, measure } = useVirtualRows(rows.length, body);
  return (
    <tbody ref={body}>
      <Gap height={before} columns={columns.length} />
      {rows.slice(from, to).map((row, index) => (
        <tr
          key={row.id}
          ref={measure}
          data-index={from + index}
          data-selected={row.isSelected || undefined}
          className="group/row"
        >
          {columns.map(({ id, cell, isNumber = false }, place) =>
            place === 0 ? (
              <th key={id} scope="row" className={cellLook({ isFirst: true, isNumber })}>
                <span className="flex min-h-11 items-center gap-1">
                  {row.checkbox && <RowCheckbox {...row.checkbox} isChecked={row.isSelected} />}
                  <span className="min-w-0 wrap-break-word">{cell(row.item)}</span>
                </span>
              </th>
            ) : (
              <td key={id} className={cellLook({ isNumber })}>
                {cell(row.item)}
              </td>
            ),
          )}
        </tr>
      ))}
      <Gap height={after} columns={columns.length} />
    </tbody>
  );
}

function Gap({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden, and nothing to press */}
      <td
        colSpan={columns}
        // By script: the content security policy allows no style attribute.
        ref={(cell) => {
          if (cell) cell.style.height = `${height}px`;
        }}
      />
    </tr>
  );
}
