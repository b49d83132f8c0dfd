import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../../page/page-provider.tsx';
import type { ClassView } from '../../contract.ts';
import { pendingQuery, studentsQuery } from '../class-queries.ts';
import { StudentRow } from './student-row.tsx';

interface StudentListsProps {
  item: ClassView;
  /** Somebody is gone from the list, with the button that had the focus. */
  onRemoved(): void;
}

/** Who is in a class and who waits for it; who waits for a parent is not named before the yes. */
export function StudentLists({ item: { id }, onRemoved }: StudentListsProps) {
  const t = useTranslations();
  const { api } = usePage();
  const students = useQuery(studentsQuery(api, id)).data;
  const pending = useQuery(pendingQuery(api, id)).data;
  return (
    <div className="mt-6 space-y-6 border-t border-line pt-5">
      {students && students.items.length > 0 && (
        <section aria-label={t('classes.students.title')}>
          <h3 className="text-step-1">{t('classes.students.title')}</h3>
          <ul className="mt-2 divide-y divide-line">
            {students.items.map((student) => (
              <StudentRow
                key={student.id}
                classId={id}
                student={student}
                hasCard={student.hasCard}
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
    </div>
  );
}
