import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import type { ClassView } from '#features/classes/contract.ts';
import { invitesQuery, pendingQuery, studentsQuery } from '#features/classes/web/class-queries.ts';
import { InviteRow } from './invite-row.tsx';
import { StudentRow } from './student-row.tsx';

interface StudentListsProps {
  item: ClassView;
  /** Someone was removed from the list, along with the focused button. */
  onRemoved(): void;
}

/**
 * Who is in a class, who is waiting for it, and who is invited; anyone waiting for a parent is not named before the
 * approval.
 */
export function StudentLists({ item: { id }, onRemoved }: StudentListsProps) {
  const t = useTranslations();
  const { api } = usePage();
  const students = useQuery(studentsQuery(api, id)).data;
  const pending = useQuery(pendingQuery(api, id)).data;
  const invites = useQuery(invitesQuery(api, id)).data;
  return (
    <div className="mt-6 space-y-6 border-t border-line pt-5">
      {students && students.items.length > 0 && (
        <section aria-label={t('classes.students.title')}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 className="text-step-1">{t('classes.students.title')}</h3>
            <Button
              href={`/api/classes/${encodeURIComponent(id)}/students.csv`}
              variant="quiet"
              size="s"
              icon={IconTable}
              download
            >
              {t('classes.students.file')}
            </Button>
          </div>
          <ul className="mt-2 divide-y divide-line">
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
          </ul>
        </section>
      )}
      {pending && pending.items.length > 0 && (
        <section aria-label={t('classes.students.pendingTitle')}>
          <h3 className="text-step-1">{t('classes.students.pendingTitle')}</h3>
          <ul className="mt-2 divide-y divide-line">
            {pending.items.map((student) => (
              <StudentRow
                key={student.id}
                classId={id}
                student={student}
                why={student.why}
                onRemoved={onRemoved}
              />
            ))}
          </ul>
        </section>
      )}
      {invites && invites.items.length > 0 && (
        <section aria-label={t('classes.invites.title')}>
          <h3 className="text-step-1">{t('classes.invites.title')}</h3>
          <ul className="mt-2 divide-y divide-line">
            {invites.items.map((invite) => (
              <InviteRow key={invite.id} classId={id} invite={invite} onRemoved={onRemoved} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
