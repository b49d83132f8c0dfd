import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { ChildClasses } from '#features/classes/offered/child-classes.tsx';
import type { FamilyChild } from '#features/families/contract.ts';
import { ConsentActs } from '#features/families/offered/consent-acts.tsx';
import { PersonFace } from '#features/families/offered/person-face.tsx';
import { AskedConsent } from './asked-consent.tsx';
import { ChildLearning } from './child-learning.tsx';
import { ChildMinutes } from './child-minutes.tsx';

/** One child at a glance: what she learns, her time today, her classes, and what waits for a grown-up; all is decided here. */
export function ChildCard({ child }: { child: FamilyChild }) {
  const t = useTranslations();
  const { id, color, avatarObj, points, streak, classes, consent, isMember, time } = child;
  const titleId = `child-${id}`;
  const name = child.firstName || t('home.family.unnamed');
  const isOpen = consent === 'given' || consent === 'not_needed';
  return (
    <Card as="li" labelledBy={titleId} className="flex flex-col">
      <div className="flex items-center gap-4">
        <PersonFace firstName={name} color={color} src={avatarObj?.url} className="w-20 shrink-0" />
        <div className="min-w-0">
          <h2 id={titleId} tabIndex={-1} className="scroll-mt-24 text-step-2 wrap-anywhere outline-none">
            <bdi>{name}</bdi>
          </h2>
          {streak + points > 0 && (
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
            </div>
          )}
        </div>
      </div>
      {isOpen ? (
        <>
          <ChildLearning child={child} />
          {time && <ChildMinutes child={child} time={time} />}
        </>
      ) : (
        <AskedConsent child={child} name={name} />
      )}
      <ChildClasses childId={id} name={name} classes={classes} mayDecide={consent !== 'not_needed'} />
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 pt-5">
        {isMember && (
          <>
            <Button href={href('familyTime', { memberId: id })} variant="secondary" size="s">
              {t('home.family.rulesLink')}
            </Button>
            <Button href={href('familyMember', { memberId: id })} variant="secondary" size="s">
              {t('home.family.edit')}
            </Button>
          </>
        )}
        {isOpen && <ConsentActs id={id} name={name} consent={consent} isMember={isMember} />}
      </div>
    </Card>
  );
}
