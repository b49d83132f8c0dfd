import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/card/badge.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { Button } from '#ui/button/button.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { href } from '#urls.ts';
import type { FamilyChild } from '#features/families/contract.ts';
import { PersonFace } from '#features/families/offered/person-face.tsx';
import { ChildMinutes } from './child-minutes.tsx';

/** One child at a glance: what she learns, her time today, and what waits for a grown-up. */
export function ChildCard({ child }: { child: FamilyChild }) {
  const t = useTranslations();
  const { id, firstName, color, avatarObj, learning, points, streak, classes } = child;
  const titleId = `child-${id}`;
  return (
    <Card as="li" labelledBy={titleId}>
      <div className="flex items-center gap-4">
        <PersonFace firstName={firstName} color={color} src={avatarObj?.url} className="w-20 shrink-0" />
        <div className="min-w-0">
          <h2 id={titleId} className="truncate text-step-2">
            <bdi>{firstName}</bdi>
          </h2>
          <div className="mt-2 flex flex-wrap gap-2">
            {streak > 0 && (
              <Badge tone="progress" icon={IconFlame}>
                {t('home.family.streak', { days: streak })}
              </Badge>
            )}
            {points > 0 && (
              <Badge tone="reward" icon={IconStar}>
                {t('home.family.points', { points })}
              </Badge>
            )}
            {classes.map(({ name, pending }) => (
              <Badge key={name} icon={IconSchool}>
                {pending ? t('home.family.classPending', { name }) : <bdi>{name}</bdi>}
              </Badge>
            ))}
          </div>
        </div>
      </div>
      {!child.isApproved && (
        <Callout title={t('home.family.withdrawnTitle')} className="mt-5">
          {t('home.family.withdrawnText')}
        </Callout>
      )}
      <div className="mt-5">
        {learning ? (
          <>
            <a
              href={href('course', { courseSlug: learning.slug })}
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              {learning.title}
            </a>
            <ProgressBar
              share={learning.progress / 100}
              label={t('home.family.progressOf', { title: learning.title })}
              className="mt-1 w-full"
            />
          </>
        ) : (
          <p className="text-muted">{t('home.family.nothingYet')}</p>
        )}
      </div>
      {child.time && <ChildMinutes child={child} time={child.time} />}
      <Waiting child={child} />
      {child.isMember && (
        <div className="mt-5 flex flex-wrap gap-3">
          <Button href={href('familyTime', { memberId: id })} variant="secondary" size="s">
            {t('home.family.rulesLink')}
          </Button>
          <Button href={href('familyMember', { memberId: id })} variant="secondary" size="s">
            {t('home.family.edit')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Waiting({ child: { worksWaiting, ordersWaiting } }: { child: FamilyChild }) {
  const t = useTranslations();
  if (worksWaiting + ordersWaiting === 0) return null;
  return (
    <ul className="mt-5 space-y-1">
      {worksWaiting > 0 && (
        <li>
          <a href="#children-works" className="inline-flex min-h-11 items-center font-semibold underline">
            {t('home.family.works', { count: worksWaiting })}
          </a>
        </li>
      )}
      {ordersWaiting > 0 && (
        <li>
          <a href="#asked-orders" className="inline-flex min-h-11 items-center font-semibold underline">
            {t('home.family.orders', { count: ordersWaiting })}
          </a>
        </li>
      )}
    </ul>
  );
}
