import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ScenePicture } from '#art/scene-picture.tsx';
import { isChildAccount } from '#core/access.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { unknownPage } from '#page/unknown-page.ts';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import type { FamilyView } from '#features/families/contract.ts';
import { familyQuery } from '#features/families/offered/family-queries.ts';
import { PersonFace } from '#features/families/offered/person-face.tsx';
import { MemberPictures } from '#features/families/picture-sign-in/web/member-pictures.tsx';
import { MemberSessions } from '#features/families/picture-sign-in/web/member-sessions.tsx';
import {
  memberSessionsQuery,
  pictureSignInQuery,
} from '#features/families/picture-sign-in/web/picture-queries.ts';
import { useViewer, viewerQuery } from '#features/people/offered/viewer-query.ts';
import { MemberForm } from './member-form.tsx';
import { WhatSheSees } from './what-she-sees.tsx';
import { KeepMember, RemoveMember } from './removal.tsx';

/** For a minor with an account of her own there are no such pages, nor for someone else's child. */
export async function load({ page, params }: PageArgs): Promise<void> {
  const viewer = await page.queries.ensureQueryData(viewerQuery(page.api));
  if (!viewer || isChildAccount(viewer)) throw unknownPage();
  const [family] = await Promise.all([
    page.queries.query(familyQuery(page.api)),
    page.queries.ensureQueryData(page.api.people.avatars.queryOptions()),
  ]);
  const { memberId } = params;
  if (memberId === undefined) return;
  const member = findMember(family, memberId);
  if (!member) throw unknownPage();
  if (member.eraseAt !== null) return;
  await Promise.all([
    page.queries.query(pictureSignInQuery(page.api)),
    page.queries.query(memberSessionsQuery(page.api, memberId)),
  ]);
}

/** `/family/members/new` and `/family/members/{id}`: a parent adds a child, or says who she is now. */
export default function MemberPage() {
  const t = useTranslations();
  const { api } = usePage();
  const viewer = useViewer();
  const { memberId } = useParams();
  const { data: family } = useSuspenseQuery(familyQuery(api));
  const member = memberId === undefined ? undefined : findMember(family, memberId);
  const title = member ? member.firstName : t('families.form.newTitle');
  const path = memberId === undefined ? href('familyNewMember') : href('familyMember', { memberId });
  return (
    <>
      <PageHead title={title} path={path} noindex />
      <Container className="py-8 sm:py-12">
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,40rem)_1fr]">
          <Card padding="l">
            <header className="mb-6 flex items-center gap-5">
              {member && (
                <PersonFace
                  firstName={member.firstName}
                  color={member.color}
                  src={member.avatarObj?.url}
                  className="w-20 shrink-0"
                />
              )}
              <div className="min-w-0">
                <h1 className="text-step-3 font-extrabold text-balance">
                  <bdi>{title}</bdi>
                </h1>
                {!member && <p className="mt-2 text-ink-soft">{t('families.form.newText')}</p>}
              </div>
            </header>
            {member?.eraseAt ? (
              <KeepMember member={member} />
            ) : member || viewer?.verified ? (
              <>
                {!member && <SeatsNote family={family} />}
                {(member !== undefined || family.seatsTaken < family.seats) && (
                  <MemberForm key={member?.id ?? 'new'} family={family} member={member} />
                )}
                {member && <WhatSheSees member={member} categories={family.categories} />}
                {member && (
                  <>
                    <MemberPictures memberId={member.id} />
                    <MemberSessions memberId={member.id} name={member.firstName} />
                    <RemoveMember member={member} />
                  </>
                )}
              </>
            ) : (
              <Callout tone="warning" title={t('families.form.verifyTitle')}>
                <p className="mt-1 mb-4 text-pretty">{t('families.form.verifyText')}</p>
                <Button href={href('settingsAccount')}>{t('families.form.verify')}</Button>
              </Callout>
            )}
          </Card>
          <ScenePicture name="welcome" lazy={false} className="w-full max-w-md rounded-card max-lg:hidden" />
        </div>
      </Container>
    </>
  );
}

/** How many more may enter; where nobody may, that takes the form's place. */
function SeatsNote({ family: { seats, seatsTaken } }: { family: FamilyView }) {
  const t = useTranslations();
  if (seatsTaken < seats) return null;
  return (
    <Callout title={t('families.form.noSeatsTitle')}>
      <p className="mt-1 text-pretty">
        {seats === 0 ? t('families.form.needsPlan') : t('families.form.allTaken', { seats })}
      </p>
      <Button href={href('settingsSubscription')} variant="secondary" size="s" className="mt-4">
        {t('families.form.seePlan')}
      </Button>
    </Callout>
  );
}

/** One who is a member, or was and can still be kept. */
function findMember(family: FamilyView, memberId: string) {
  return [...family.members, ...family.removed].find(({ id }) => id === memberId);
}
