import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';

/** A link to the search page where there is no room for the input. */
export function SearchLink({ className }: { className?: string }) {
  const t = useTranslations();
  return (
    <a
      href={href('search')}
      aria-label={t('search.box.link')}
      className={classNames(
        'inline-grid size-11 shrink-0 place-content-center rounded-pill transition duration-200 hover:bg-ink/8',
        className,
      )}
    >
      <Icon shape={IconSearch} size={22} />
    </a>
  );
}
