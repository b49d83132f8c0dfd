import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { cellLook, headingLook } from '#ui/table/cell-looks.ts';
import { Table } from '#ui/table/table.tsx';

interface FiguresTableProps {
  /** The headline above it. */
  title: string;
  headings: readonly string[];
  /** The name of each row, and its figures as they are written. */
  rows: readonly { key: string; name: ReactNode; figures: readonly string[] }[];
}

/** Figures by name. */
export function FiguresTable({ title, headings, rows }: FiguresTableProps) {
  const t = useTranslations();
  const id = useId();
  return (
    <Table caption={t('donations.reports.tableOf', { title })} captionId={id}>
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
        {rows.map(({ key, name, figures }) => (
          <tr key={key} className="group/row">
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
