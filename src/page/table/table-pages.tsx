import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageSizes } from '#core/listing-limits.ts';
import type { ListingPage } from '#core/listing.ts';
import { Button } from '#ui/button/button.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { MenuItem } from '#ui/menu/menu-item.tsx';
import { changeAddress, readPageSize } from './listing-address.ts';

const smallest = Math.min(...pageSizes);

/** Links to the pages around this one, and how long a page is. */
export function TablePages({ page }: { page: ListingPage<unknown> }) {
  const t = useTranslations();
  const [search] = useSearchParams();
  const { next, previous, totalItems } = page;
  const isOnePage = next === undefined && previous === undefined;
  if (isOnePage && totalItems <= smallest) return null;
  const size = readPageSize(search);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <nav aria-label={t('page.table.pages')} className="flex flex-wrap gap-2">
        {previous !== undefined && (
          <>
            <Button variant="quiet" size="s" href={changeAddress(search, {})}>
              {t('page.table.first')}
            </Button>
            <Button
              variant="secondary"
              size="s"
              icon={IconChevronLeft}
              iconMirrors
              rel="prev"
              href={changeAddress(search, { at: previous })}
            >
              {t('page.table.previous')}
            </Button>
          </>
        )}
        {next !== undefined && (
          <Button
            variant="secondary"
            size="s"
            icon={IconChevronRight}
            iconMirrors
            iconAfter
            rel="next"
            href={changeAddress(search, { at: next })}
          >
            {t('page.table.next')}
          </Button>
        )}
      </nav>
      <Menu label={t('page.table.pageSize', { count: size })}>
        {pageSizes
          .toSorted((one, other) => one - other)
          .map((count) => (
            <MenuItem
              key={count}
              current={count === size}
              href={changeAddress(search, { perPage: String(count) })}
            >
              {t('page.table.pageSize', { count })}
            </MenuItem>
          ))}
      </Menu>
    </div>
  );
}
