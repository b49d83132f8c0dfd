import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import type { SettingView } from '#features/site-settings/contract.ts';
import { nameCell, sumTyped, toTyped } from '#features/site-settings/policy.ts';
import { SettingField } from './setting-field.tsx';

interface SettingRowsProps {
  setting: SettingView & { rows: NonNullable<SettingView['rows']> };
  rowCount: number;
  onAdd(): void;
}

/** The rows of a setting that is a list, with the sum so far where it matters. */
export function SettingRows({ setting, rowCount, onAdd }: SettingRowsProps) {
  const t = useTranslations();
  const { path, columns, sum } = setting.rows;
  const known = toTyped(setting, setting.value);
  const [typed, setTyped] = useState(known);
  const total = sum && sumTyped(setting, sum.column, typed, rowCount);
  return (
    <div
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement) setTyped({ ...typed, [target.name]: target.value });
      }}
    >
      <ol className="space-y-4">
        {Array.from({ length: rowCount }, (_, row) => (
          <li key={row} className="grid gap-4 border-b border-edge pb-4 sm:grid-cols-2">
            {columns.map((column) => {
              const name = nameCell(path, row, column.path);
              return (
                <SettingField
                  key={name}
                  name={name}
                  field={column}
                  known={known[name]}
                  row={t('siteSettings.form.row', { number: row + 1 })}
                />
              );
            })}
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button variant="secondary" size="s" icon={IconPlus} onClick={onAdd}>
          {t('siteSettings.form.addRow')}
        </Button>
        <p className="text-step--1 text-muted">{t('siteSettings.form.emptyRows')}</p>
        {sum && total !== undefined && (
          <p
            className={`font-semibold tabular-nums ${total === sum.of ? 'text-olive' : 'text-danger'}`}
            aria-live="polite"
          >
            {t('siteSettings.form.sum', { sum: total, of: sum.of })}
          </p>
        )}
      </div>
    </div>
  );
}
