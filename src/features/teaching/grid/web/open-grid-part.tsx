import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';

/** On the card of a class: the way to what it has done, and to what is set to it. */
export default function OpenGridPart({ classId }: { classId: string }) {
  const t = useTranslations();
  if (useViewer()?.role !== 'educator') return null;
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Button href={href('classGrid', { classId })} icon={IconTable}>
        {t('teaching.grid.title')}
      </Button>
      <Button href={href('classAssignments', { classId })} variant="secondary">
        {t('teaching.assignments.title')}
      </Button>
    </div>
  );
}
