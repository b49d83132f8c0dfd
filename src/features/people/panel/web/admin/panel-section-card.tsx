import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import type { PanelSection, PanelTable } from '#features/people/panel/contract.ts';
import { PanelValueText } from './panel-value-text.tsx';

/** One part of what is known of a person: facts in two columns, then tables. */
export function PanelSectionCard({ title, facts, tables }: PanelSection) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id} padding="m">
      <h2 id={id} className="text-step-1 font-bold">
        {title}
      </h2>
      {facts.length > 0 && (
        <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {facts.map(({ label, value }) => (
            <div key={label} className="min-w-0 border-t border-line pt-2">
              <dt className="text-step--1 text-muted">{label}</dt>
              <dd className="min-w-0">
                <PanelValueText value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {tables.map((table) => (
        <PanelRows key={table.caption} {...table} />
      ))}
    </Card>
  );
}

function PanelRows({ caption, columns, rows, more }: PanelTable) {
  const t = useTranslations();
  if (rows.length === 0) return <p className="mt-3 text-muted">{t('people.panel.nothing')}</p>;
  return (
    <div
      role="region"
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by the keyboard too
      tabIndex={0}
      className="relative mt-4 overflow-x-auto"
    >
      <table className="w-full text-start text-step--1">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pe-4 text-start font-medium text-muted">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-b border-line last:border-b-0">
              {row.map((value, column) => (
                <td key={columns[column]} className="py-2 pe-4 align-top">
                  <PanelValueText value={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more && <p className="pt-2 text-muted">{t('people.panel.more', { count: rows.length })}</p>}
    </div>
  );
}
