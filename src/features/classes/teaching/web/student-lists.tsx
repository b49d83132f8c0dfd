import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import type { ClassView } from '#features/classes/contract.ts';
import { invitesQuery, pendingQuery, studentsQuery } from '#features/classes/web/class-queries.ts';
import { listIdOf, readPeopleAsked, type PeopleList } from '#features/classes/web/people-asked.ts';
import { InviteRow } from './invite-row.tsx';
import { ListPages } from './list-pages.tsx';
import { PeopleSearch } from './people-search.tsx';
import { StudentRow } from './student-row.tsx';

interface StudentListsProps {
  item: ClassView;
  /** Someone was removed from the list, along with the focused button. */
  onRemoved(): void;
}

/**
 * Who is in a class, who is waiting for it, and who is invited, page by page; anyone waiting for a parent is not named
 * before the approval.
 */
export function StudentLists({ item, onRemoved }: StudentListsProps) {
  const t = useTranslations();
  const { api } = usePage();
  const [query] = useSearchParams();
  const { id } = item;
  const asked = readPeopleAsked(query);
  const students = useQuery(studentsQuery(api, id, asked)).data;
  const pending = useQuery(pendingQuery(api, id, asked)).data;
  const invites = useQuery(invitesQuery(api, id, asked)).data;
  const isAsking = asked.only === 'asking';
  const shown = isAsking ? [students] : [students, pending, invites];
  return (
    <div className="mt-6 space-y-6 border-t border-line pt-5">
      <PeopleSearch item={item} asked={asked} isFound={shown.some((list) => list?.totalItems !== 0)} />
      {students && students.totalItems > 0 && (
        <PeopleSection
          classId={id}
          list="students"
          title={t('classes.students.title')}
          beside={
            <Button
              href={`/api/classes/${encodeURIComponent(id)}/students.csv`}
              variant="quiet"
              size="s"
              icon={IconTable}
              download
            >
              {t('classes.students.file')}
            </Button>
          }
          next={students.next}
        >
          {students.items.map((student) => (
            <StudentRow
              key={student.id}
              classId={id}
              student={student}
              hasCard={student.hasCard}
              asks={student.asks}
              onRemoved={onRemoved}
            />
          ))}
        </PeopleSection>
      )}
      {!isAsking && pending && pending.totalItems > 0 && (
        <PeopleSection
          classId={id}
          list="pending"
          title={t('classes.students.pendingTitle')}
          next={pending.next}
        >
          {pending.items.map((student) => (
            <StudentRow
              key={student.id}
              classId={id}
              student={student}
              why={student.why}
              onRemoved={onRemoved}
            />
          ))}
        </PeopleSection>
      )}
      {!isAsking && invites && invites.totalItems > 0 && (
        <PeopleSection classId={id} list="invites" title={t('classes.invites.title')} next={invites.next}>
          {invites.items.map((invite) => (
            <InviteRow key={invite.id} classId={id} invite={invite} onRemoved={onRemoved} />
          ))}
        </PeopleSection>
      )}
    </div>
  );
}

interface PeopleSectionProps {
  classId: string;
  list: PeopleList;
  title: string;
  beside?: ReactNode;
  /** Where the list goes on. */
  next: string | undefined;
  children: ReactNode;
}

function PeopleSection({ classId, list, title, beside, next, children }: PeopleSectionProps) {
  const titleId = listIdOf(classId, list);
  return (
    <section aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={titleId} tabIndex={-1} className="scroll-mt-24 text-step-1 outline-none">
          {title}
        </h3>
        {beside}
      </div>
      <ul className="mt-2 divide-y divide-line">{children}</ul>
      <ListPages classId={classId} list={list} title={title} next={next} />
    </section>
  );
}
