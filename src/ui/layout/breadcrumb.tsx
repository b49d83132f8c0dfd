import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Icon } from '../icon/icon.tsx';

export interface BreadcrumbProps {
  /** Labels the navigation ("You are here"). */
  label: string;
  /** From the outermost page to the current one, which has no `href`. */
  items: ReadonlyArray<{ text: string; href?: string }>;
  className?: string | undefined;
}

/** The path back up, one link per step. */
export function Breadcrumb({ label, items, className }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-step--1">
        {items.map((item, index) => (
          <li key={`${index} ${item.text}`} className="flex min-w-0 items-center gap-1.5">
            {index > 0 && <Icon shape={IconChevronRight} size={16} mirrors className="text-muted" />}
            {item.href === undefined ? (
              <span aria-current="page" className="py-2 font-medium text-muted">
                {item.text}
              </span>
            ) : (
              <a href={item.href} className="inline-flex min-h-11 items-center font-semibold hover:underline">
                {item.text}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
