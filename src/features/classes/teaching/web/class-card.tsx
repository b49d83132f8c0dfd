import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { PageParts } from '#page/page-parts.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';
import type { ClassView } from '#features/classes/contract.ts';
import { AddStudents } from '#features/classes/adding/web/add-students.tsx';
import { classPlace } from '#features/classes/offered/page-places.ts';
import { ClassActions } from './class-actions.tsx';
import { ClassCode } from './class-code.tsx';
import { StudentLists } from './student-lists.tsx';

/** One class: its code to write on the board, how many students it has, and what its teacher can do. */
export function ClassCard({ item, isOpen }: { item: ClassView; isOpen: boolean }) {
  const t = useTranslations();
  const headline = useRef<HTMLHeadingElement>(null);
  const { id, name, paused, studentCount, pendingCount, invitedCount, requestCount, cardCount } = item;
  const titleId = `class-${id}`;
  return (
    <Card as="article" labelledBy={titleId}>
      <div className="grid items-start gap-6 md:grid-cols-[1fr_auto]">
        <div>
          <h2
            id={titleId}
            ref={headline}
            tabIndex={-1}
            className="scroll-mt-24 text-step-2 wrap-anywhere outline-none"
          >
            <bdi>{name}</bdi>
          </h2>
          <p className="mt-3 flex flex-wrap gap-2">
            <Badge tone="progress" icon={IconUsers}>
              {t('classes.card.students', { students: studentCount })}
            </Badge>
            {pendingCount > 0 && (
              <Badge tone="info" icon={IconHourglass}>
                {t('classes.card.pending', { students: pendingCount })}
              </Badge>
            )}
            {requestCount > 0 && (
              <Badge tone="night" icon={IconMessageQuestion}>
                {t('classes.card.requests', { students: requestCount })}
              </Badge>
            )}
            {invitedCount > 0 && (
              <Badge tone="info" icon={IconMail}>
                {t('classes.card.invited', { students: invitedCount })}
              </Badge>
            )}
            {item.role === 'co' && <Badge icon={IconUsersGroup}>{t('classes.card.shared')}</Badge>}
            {paused && <Badge icon={IconPlayerPause}>{t('classes.card.paused')}</Badge>}
          </p>
          <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
            {studentCount + pendingCount + invitedCount > 0 && (
              <Button
                variant="secondary"
                size="s"
                aria-expanded={isOpen}
                href={`${href('educators', undefined, { class: isOpen ? undefined : id })}#${titleId}`}
              >
                {isOpen ? t('classes.card.hide') : t('classes.card.show')}
              </Button>
            )}
            {cardCount > 0 && (
              <Button variant="quiet" size="s" icon={IconQrcode} href={href('classCards', { classId: id })}>
                {t('classes.card.cards')}
              </Button>
            )}
          </div>
          <AddStudents classId={id} className={name} />
        </div>
        <ClassCode classId={id} code={item.code} paused={paused} />
      </div>
      <PageParts place={classPlace} told={{ classId: id }} />
      {isOpen && <StudentLists item={item} onRemoved={() => headline.current?.focus()} />}
      <ClassActions item={item} />
    </Card>
  );
}
