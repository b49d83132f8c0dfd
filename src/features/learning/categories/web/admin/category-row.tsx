import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import type { PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { LanguageMarks } from '#features/learning/editions/web/admin/language-marks.tsx';
import type { EditedCategory } from '#features/learning/categories/contract.ts';

interface CategoryRowProps {
  category: EditedCategory;
  isFirst: boolean;
  isLast: boolean;
  mayMove: boolean;
  onMove(by: -1 | 1): void;
  onDragStart(event: PointerEvent<HTMLElement>, slug: string): void;
}

/** A category in the list: the grip drags it, the arrows move it by one place. */
export function CategoryRow({ category, isFirst, isLast, mayMove, onMove, onDragStart }: CategoryRowProps) {
  const t = useTranslations();
  const { slug, name, nameLang, live, written, courses, isMoved, isShipped } = category;
  return (
    <li
      data-drop={slug}
      onPointerDown={mayMove ? (event) => dragByGrip(event, slug, onDragStart) : undefined}
    >
      <Card padding="none" className="flex items-center gap-2 px-3 py-2 sm:gap-4">
        {mayMove && (
          <span
            data-grip
            className="grid size-11 shrink-0 cursor-grab touch-none place-content-center text-muted"
          >
            <Icon shape={IconGripVertical} />
          </span>
        )}
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
          <div className="min-w-0 grow basis-56">
            <a
              href={adminHref('adminCategory', { slug })}
              className="text-link inline-flex min-h-11 items-center font-semibold"
            >
              <bdi lang={nameLang ?? undefined}>{name}</bdi>
            </a>
            <p className="text-step--1 text-muted">
              <code dir="ltr">{slug}</code> ·{' '}
              {t('learning.categories.courseCount', { count: courses.length })}
            </p>
          </div>
          <span className="flex flex-wrap gap-1.5">
            {live.length === 0 && <Badge>{t('learning.courses.draft')}</Badge>}
            {isMoved && <Badge tone="reward">{t('learning.categories.moved')}</Badge>}
            {!isShipped && <Badge tone="info">{t('learning.courses.ownWork')}</Badge>}
          </span>
          <LanguageMarks languages={written.map((locale) => ({ locale, live: live.includes(locale) }))} />
        </div>
        {mayMove && (
          <span className="flex shrink-0 flex-col sm:flex-row">
            <IconButton
              icon={IconArrowUp}
              label={t('learning.courses.moveUp', { name })}
              aria-disabled={isFirst || undefined}
              onClick={() => !isFirst && onMove(-1)}
            />
            <IconButton
              icon={IconArrowDown}
              label={t('learning.courses.moveDown', { name })}
              aria-disabled={isLast || undefined}
              onClick={() => !isLast && onMove(1)}
            />
          </span>
        )}
      </Card>
    </li>
  );
}

/** The whole row follows the pointer, but only its grip takes it: links and texts stay what they are. */
function dragByGrip(
  event: PointerEvent<HTMLElement>,
  slug: string,
  start: CategoryRowProps['onDragStart'],
): void {
  if (event.target instanceof Element && event.target.closest('[data-grip]')) start(event, slug);
}
