import IconPresentation from '@tabler/icons-react/dist/esm/icons/IconPresentation.mjs';
import { useTranslations } from 'use-intl';
import type { ItemType } from '#core/item-types.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';
import { isPresentable } from './is-presentable.ts';

interface PresentLinkProps {
  classId: string;
  item: { id: string; title: string; type: ItemType };
  /** An icon alone, where there is one for each of many items. */
  isIcon?: boolean;
  /** A grid moves the focus by itself. */
  tabIndex?: number;
}

/** From a page of a class, shows one of its items on the projector; nothing for an item that cannot be. */
export function PresentLink({ classId, item, isIcon = false, tabIndex }: PresentLinkProps) {
  const t = useTranslations();
  const { id, title, type } = item;
  if (!isPresentable(type)) return null;
  const address = href('present', { classId, itemId: id }, { from: 'class' });
  const words = t('presenting.link.of', { title });
  if (!isIcon)
    return (
      <Button href={address} size="s" variant="secondary" icon={IconPresentation} aria-label={words}>
        {t('presenting.link.text')}
      </Button>
    );
  return (
    <a
      href={address}
      aria-label={words}
      title={words}
      tabIndex={tabIndex}
      className="relative z-10 inline-grid size-11 shrink-0 place-content-center rounded-pill hover:bg-current/8 print:hidden"
    >
      <Icon shape={IconPresentation} size={22} />
    </a>
  );
}
