import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';

/** In place of the form, where the class is archived: nothing can be set or changed. */
export function ArchivedCard({ classId }: { classId: string }) {
  const t = useTranslations();
  return (
    <Card className="mt-6">
      <p className="max-w-reading text-pretty">{t('teaching.assign.archived')}</p>
      <Button href={href('classAssignments', { classId })} variant="secondary" className="mt-5">
        {t('teaching.assign.backToList')}
      </Button>
    </Card>
  );
}
