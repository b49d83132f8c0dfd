import IconPinned from '@tabler/icons-react/dist/esm/icons/IconPinned.mjs';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import type { AnnouncementView } from '../contract.ts';
import { useMoment } from '#page/use-moment.ts';

interface AnnouncementNoteProps {
  announcement: AnnouncementView;
  /** What a teacher may do with it. */
  children?: ReactNode;
}

/** What a teacher has said, as plain text: an address in it is no link. */
export function AnnouncementNote({ announcement, children }: AnnouncementNoteProps) {
  const t = useTranslations();
  const moment = useMoment();
  const { id, text, by, at, changed, pinned, group } = announcement;
  const byId = `announcement-${id}`;
  return (
    <Card as="li" labelledBy={byId}>
      {(pinned || group) && (
        <p className="mb-3 flex flex-wrap gap-2">
          {pinned && (
            <Badge tone="reward" icon={IconPinned}>
              {t('teaching.board.pinned')}
            </Badge>
          )}
          {group && (
            <Badge>
              <bdi>{group.name}</bdi>
            </Badge>
          )}
        </p>
      )}
      <p dir="auto" className="max-w-reading text-pretty wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      <p id={byId} className="mt-3 text-step--1 text-muted">
        {by !== '' && (
          <>
            <bdi className="font-semibold">{by}</bdi>
            {' · '}
          </>
        )}
        <time dateTime={at}>
          {moment(at, {
            day: 'numeric',
            month: 'long',
            hour: 'numeric',
            minute: '2-digit',
          })}
        </time>
        {changed && ` · ${t('teaching.board.changed')}`}
      </p>
      {children}
    </Card>
  );
}
