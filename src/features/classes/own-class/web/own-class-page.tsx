import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { PageParts } from '#page/page-parts.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Container } from '#ui/layout/container.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { href } from '#urls.ts';
import { LeaveForm } from '#features/classes/memberships/web/leave-form.tsx';
import { classLifePlace, classNewsPlace } from '#features/classes/offered/page-places.ts';
import { membershipsQuery } from '#features/classes/web/class-queries.ts';
import { ownClassQuery } from '#features/classes/offered/own-class-query.ts';

export async function load({ page, params }: PageArgs): Promise<void> {
  const { api, queries } = page;
  const { relation } = await queries.query({ ...ownClassQuery(api, params['classId'] ?? ''), staleTime: 0 });
  if (relation === 'student') await queries.query({ ...membershipsQuery(api), staleTime: 0 });
}

/** `/classes/{classId}`: a class as its students and their guardians see it; its teachers may look at it too. */
export default function OwnClassPage() {
  const t = useTranslations();
  const format = useFormatter();
  const { api } = usePage();
  const { classId = '' } = useParams();
  const { data } = useSuspenseQuery(ownClassQuery(api, classId));
  const { name, relation, teachers, children } = data;
  const teacher = format.list(teachers.map((each) => each.name));
  const told = { classId, relation };
  return (
    <div className="pb-12 sm:pb-16">
      <PageHead title={name} path={href('ownClass', { classId })} noindex />
      <Container className="pt-8 sm:pt-12">
        <header className="flex items-center gap-4">
          <span className="grid size-14 shrink-0 place-content-center rounded-card bg-tint-olive text-olive sm:size-16">
            <Icon shape={IconUsersGroup} size={34} />
          </span>
          <div className="min-w-0">
            <h1 className="text-step-3 leading-tight font-extrabold wrap-anywhere sm:text-step-4">
              <bdi>{name}</bdi>
            </h1>
            <p className="mt-1 wrap-anywhere text-ink-soft">
              {t.rich('classes.join.teacher', { teacher, bdi: isolate })}
            </p>
          </div>
        </header>
        {relation === 'guardian' && (
          <p className="mt-4 max-w-reading text-pretty">
            {t.rich('classes.ownPage.forGuardian', {
              children: format.list(children.map(({ firstName }) => firstName)),
              bdi: isolate,
            })}
          </p>
        )}
        {relation === 'teacher' && (
          <p className="mt-4 max-w-reading text-pretty text-ink-soft">
            {t('classes.ownPage.forTeacher')}{' '}
            <a href={href('classGrid', { classId })} className="text-link">
              {t('classes.ownPage.toTeaching')}
            </a>
          </p>
        )}
      </Container>
      <PageParts place={classNewsPlace} told={told} />
      <PageParts place={classLifePlace} told={told} />
      {relation === 'student' && <WayOut classId={classId} />}
    </div>
  );
}

/** At the foot: she leaves the class, or asks her teacher to let her go. */
function WayOut({ classId }: { classId: string }) {
  const { api } = usePage();
  const navigate = useNavigate();
  const { data } = useQuery(membershipsQuery(api));
  const item = data?.items.find(({ id }) => id === classId);
  if (!item) return null;
  return (
    <Container className="pt-10 sm:pt-14">
      <div className="border-t border-line pt-4">
        <LeaveForm item={item} onLeft={() => void navigate(href('home'))} />
      </div>
    </Container>
  );
}
