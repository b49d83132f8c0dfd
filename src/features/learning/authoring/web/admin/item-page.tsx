import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { usePage } from '#page/page-provider.tsx';
import { courseEntryId, entryQuery, itemEntryId } from './entry-query.ts';
import { ItemDesk } from './item-desk.tsx';

/** `/admin/courses/:courseId/items/:itemId`: an item of a course, written, tried and published in each language; `?text=` opens one. */
export default function ItemPage() {
  const page = usePage();
  const { courseId = '', itemId = '' } = useParams();
  const { data: course } = useSuspenseQuery(entryQuery(page, courseEntryId(courseId)));
  // An item that has not been written yet has no entry.
  const { data: item } = useQuery({ ...entryQuery(page, itemEntryId(itemId)), enabled: false });
  return <ItemDesk key={itemId} courseEntry={course} itemEntry={item} itemId={itemId} />;
}
