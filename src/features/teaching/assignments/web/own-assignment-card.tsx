import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useFormatter, useTranslations } from 'use-intl';
import { Badge } from '#ui/card/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { ItemKindIcon } from '#features/learning/offered/item-kind-icon.tsx';
import { useGender } from '#features/people/offered/use-gender.ts';
import type { OwnAssignment } from '../contract.ts';

interface OwnAssignmentCardProps {
  assignment: OwnAssignment;
  /** A guardian looks at what is set to her child, and begins nothing. */
  isOfChild?: boolean;
}

/** What a teacher has set a student, as she sees it: until when, how far she is, and where to go on. */
export function OwnAssignmentCard({ assignment, isOfChild = false }: OwnAssignmentCardProps) {
  const t = useTranslations();
  const format = useFormatter();
  const gender = useGender();
  const { id, className, title, note, due, isEve, state, done, asked, href, items } = assignment;
  const day = format.dateTime(new Date(`${due}T12:00Z`), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const titleId = `own-${id}`;
  return (
    <Card as="li" labelledBy={titleId}>
      <p className="flex flex-wrap items-center gap-2 text-step--1 text-muted">
        <bdi className="font-semibold">{className}</bdi>
        {state === 'done' && (
          <Badge tone="progress" icon={IconCheck}>
            {t('teaching.own.done')}
          </Badge>
        )}
      </p>
      <h3 id={titleId} className="mt-1 text-step-1 leading-snug">
        {title}
      </h3>
      {note !== '' && <p className="mt-1 text-pretty wrap-anywhere">{note}</p>}
      {state !== 'done' && (
        <p className="mt-1 text-step--1 font-semibold">
          {state === 'late'
            ? isOfChild
              ? t('teaching.own.wasDue', { day })
              : t('teaching.own.late', { day, gender })
            : isEve
              ? t('teaching.own.dueOnEve', { day })
              : t('teaching.own.due', { day })}
        </p>
      )}
      {items.length > 1 && (
        <ul className="mt-3 space-y-1">
          {items.map((item) => (
            <li key={item.id} className="flex items-center gap-3">
              <ItemKindIcon kind={item.type} />
              <a href={item.href} className="text-link inline-flex min-h-11 min-w-0 grow items-center">
                {item.title}
              </a>
              {item.done && (
                <>
                  <Icon shape={IconCheck} className="text-olive" />
                  <span className="sr-only">{t('teaching.cell.done')}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {items.length > 1 && (
        <p className="mt-2 text-step--1 text-muted tabular-nums">
          {t('teaching.grid.itemsDone', { done, items: asked })}
        </p>
      )}
      {href !== undefined && !isOfChild && (
        <Button href={href} size="s" className="mt-4" aria-describedby={titleId}>
          {done > 0 ? t('teaching.own.goOn') : t('teaching.own.begin', { gender })}
        </Button>
      )}
    </Card>
  );
}
