import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';
import { ItemKindIcon } from './item-kind-icon.tsx';
import { href } from '#urls.ts';
import type { ItemView } from '../catalogue/contract.ts';
import { itemKinds } from '../kinds/policy.ts';
import { lockMessage } from './item-messages.ts';
import { inLanguage } from './text-language.ts';

export interface ItemLineProps {
  courseSlug: string;
  item: ItemView;
  /** False when a parent element is already the link. */
  linked?: boolean;
}

/** One item in two lines: its title, a link if it is open, its kind and length, and why it is closed. */
export function ItemLine({ courseSlug, item, linked = true }: ItemLineProps) {
  const t = useTranslations();
  const kind = t(itemKinds[item.type].name);
  const locked = item.mayWatch ? undefined : lockMessage(item);
  return (
    <div className="flex items-center gap-3">
      <ItemKindIcon kind={item.type} className="print:hidden" />
      <div className="min-w-0">
        {linked ? (
          <a
            href={
              item.mayWatch
                ? href('lesson', { courseSlug, itemSlug: item.slug })
                : href('course', { courseSlug })
            }
            className="text-link inline-flex min-h-11 items-center leading-snug font-semibold print:min-h-0"
            {...inLanguage(item.lang)}
          >
            {item.title}
          </a>
        ) : (
          <p className="leading-snug font-semibold" {...inLanguage(item.lang)}>
            {item.title}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-2 text-step--1 text-muted">
          <span>
            {item.minutes > 0 ? t('learning.item.kindAndMinutes', { kind, minutes: item.minutes }) : kind}
          </span>
          {locked && (
            <span className="inline-flex items-center gap-1 font-semibold print:hidden">
              <Icon shape={IconLock} size={14} />
              {t(locked)}
            </span>
          )}
        </p>
      </div>
    </div>
  );
}
