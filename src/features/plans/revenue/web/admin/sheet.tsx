import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { cellLook, headingLook } from '#ui/table/cell-looks.ts';
import { Table } from '#ui/table/table.tsx';

interface SheetProps {
  title: string;
  note?: string;
  /** There is nothing to show yet. */
  isEmpty: boolean;
  isWide?: boolean;
  children: ReactNode;
}

/** One part of the figures on its sheet of paper. */
export function Sheet({ title, note, isEmpty, isWide = false, children }: SheetProps) {
  const id = useId();
  const t = useTranslations();
  return (
    <Card
      as="section"
      padding="l"
      labelledBy={id}
      className={classNames('min-w-0', isWide && 'xl:col-span-2')}
    >
      <h2 id={id} className="text-step-1 font-bold">
        {title}
      </h2>
      {note !== undefined && <p className="mt-1 max-w-reading text-pretty text-muted">{note}</p>}
      {isEmpty ? (
        <p className="mt-5 rounded-control bg-sand p-5">{t('plans.revenue.empty')}</p>
      ) : (
        <div className="mt-4">{children}</div>
      )}
    </Card>
  );
}

interface FiguresTableProps {
  caption: string;
  headings: readonly string[];
  /** The first cell names the row, the others are figures as they are written. */
  rows: readonly (readonly string[])[];
}

export function FiguresTable({ caption, headings, rows }: FiguresTableProps) {
  const id = useId();
  return (
    <Table caption={caption} captionId={id}>
      <thead>
        <tr>
          {headings.map((heading, column) => (
            <th
              key={heading}
              scope="col"
              className={headingLook({ isFirst: column === 0, isNumber: column > 0 })}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures], row) => (
          // Rows have no names of their own: one plan is there in several currencies.
          <tr key={row} className="group/row">
            <th scope="row" className={cellLook({ isFirst: true })}>
              {name}
            </th>
            {figures.map((figure, column) => (
              <td key={headings[column + 1]} className={cellLook({ isNumber: true })}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
