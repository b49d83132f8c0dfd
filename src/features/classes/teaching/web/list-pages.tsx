import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { peopleHref, readPeopleAsked, type PeopleList } from '#features/classes/web/people-asked.ts';

interface ListPagesProps {
  classId: string;
  list: PeopleList;
  /** The name of the list, for anyone who hears of its pages. */
  title: string;
  next: string | undefined;
}

/** Links to the first and the next page of a list of a class; nothing if it has one page. */
export function ListPages({ classId, list, title, next }: ListPagesProps) {
  const t = useTranslations();
  const [query] = useSearchParams();
  const asked = readPeopleAsked(query);
  if (next === undefined && asked[list] === undefined) return null;
  const address = (after: string | undefined) => peopleHref(classId, { ...asked, [list]: after }, list);
  return (
    <nav aria-label={t('classes.list.pagesOf', { list: title })} className="mt-4 flex flex-wrap gap-3">
      {asked[list] !== undefined && (
        <Button href={address(undefined)} variant="secondary" size="s">
          {t('classes.list.firstPage')}
        </Button>
      )}
      {next !== undefined && (
        <Button href={address(next)} variant="secondary" size="s" rel="next">
          {t('classes.list.nextPage')}
        </Button>
      )}
    </nav>
  );
}
