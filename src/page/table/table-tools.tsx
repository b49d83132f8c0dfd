import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { changeAddress, columnsParameter } from './listing-address.ts';
import { KeptParameters } from './kept-parameters.tsx';
import type { TableColumn } from './table-parts.ts';
import { useAddressForm } from './use-address-form.ts';

interface TableToolsProps<Item> {
  columns: readonly TableColumn<Item>[];
  visible: Readonly<Record<string, boolean>>;
  fileHref: string | undefined;
  views: ReactNode;
  /** The count. */
  children: ReactNode;
}

/** The line above a table: how many rows there are, saved views, columns, and the file. */
export function TableTools<Item>({ columns, visible, fileHref, views, children }: TableToolsProps<Item>) {
  const t = useTranslations();
  const [search] = useSearchParams();
  const submit = useAddressForm();
  const optional = columns.slice(1);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <div className="grow">{children}</div>
      {views}
      {optional.length > 1 && (
        <form key={String(search)} onSubmit={submit}>
          <KeptParameters except={[columnsParameter]} />
          <Menu
            label={
              <>
                <Icon shape={IconColumns} size={20} />
                {t('page.table.columns')}
              </>
            }
          >
            {optional.map(({ id, heading }) => (
              <li key={id} className="px-3">
                <Checkbox
                  label={heading}
                  name={columnsParameter}
                  value={id}
                  defaultChecked={visible[id] ?? false}
                />
              </li>
            ))}
            <li className="p-2">
              <Button type="submit" size="s" variant="secondary" wide>
                {t('page.table.showColumns')}
              </Button>
            </li>
          </Menu>
        </form>
      )}
      {fileHref !== undefined && (
        <Button
          variant="quiet"
          size="s"
          icon={IconDownload}
          // Exactly what the table shows, all of its pages.
          href={`${fileHref}${changeAddress(search, { perPage: undefined, [columnsParameter]: undefined })}`}
          data-reload
          download
        >
          {t('page.table.file')}
        </Button>
      )}
    </div>
  );
}
