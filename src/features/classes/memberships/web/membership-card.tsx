import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageParts } from '#page/page-parts.tsx';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { href } from '#urls.ts';
import { classPlace } from '#features/classes/offered/page-places.ts';
import type { MembershipView } from '../contract.ts';

interface MembershipCardProps {
  item: MembershipView;
  /** The form or link for leaving. */
  children: ReactNode;
}

/** One of a student's classes: its name, its teacher, her standing, and the way to leave it. */
export function MembershipCard({ item, children }: MembershipCardProps) {
  const t = useTranslations();
  const { name, teacher, status } = item;
  return (
    <Card as="li" className="flex gap-4">
      <span className="grid size-12 shrink-0 place-content-center rounded-control bg-tint-olive text-olive">
        <Icon shape={IconUsersGroup} size={26} />
      </span>
      <div className="min-w-0 grow">
        <h3 className="text-step-1 wrap-anywhere">
          <bdi>{name}</bdi>
        </h3>
        <p className="wrap-anywhere text-ink-soft">
          {t.rich('classes.join.teacher', { teacher, bdi: isolate })}
        </p>
        {status === 'joined' && (
          <>
            <p>
              <a
                href={href('ownClass', { classId: item.id })}
                aria-label={t('classes.own.openOf', { className: name })}
                className="text-link inline-flex min-h-11 items-center"
              >
                {t('classes.own.open')}
              </a>
            </p>
            <PageParts place={classPlace} told={{ classId: item.id }} />
          </>
        )}
        {status === 'pending' && <p className="mt-1 text-step--1 text-muted">{t('classes.own.waits')}</p>}
        {children}
      </div>
    </Card>
  );
}
