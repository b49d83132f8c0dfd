import { pageSizeOf, readSort } from '#core/listing-limits.ts';
import type { ListingPage } from '#core/listing.ts';
import type { Ctx } from '#platform/ctx.ts';
import { foldText, isCalled } from '#platform/listing/find-in-rows.ts';
import { pageOfRows } from '#platform/listing/page-of-rows.ts';
import { fileOfRows } from '#platform/listing/rows-csv.ts';
import { EditedCoursesRequest, type EditedCourse } from '../contract.ts';
import { courseAccessNames, courseStateNames, listCourseStates } from '../policy.ts';
import { readEditedCourses, type CourseRow } from './edited-courses.ts';

/** What can be sorted by, as texts that sort the same way. */
const sorts: Readonly<Record<string, (course: EditedCourse) => string>> = {
  order: ({ order }) => pad(order),
  title: ({ title }) => foldText(title),
  items: ({ items }) => pad(items),
  published: ({ published }) => published ?? '',
};

const pad = (number: number) => String(number).padStart(6, '0');

/** A page of the courses as they were last saved, in their order unless another is asked for. */
export async function listEditedCourses(
  ctx: Ctx,
  request: EditedCoursesRequest,
): Promise<ListingPage<EditedCourse>> {
  const rows = await listMatching(ctx, request);
  const page = pageOfRows(rows, {
    at: request.at,
    perPage: pageSizeOf(request),
    descending: !orderOf(request).isAscending,
  });
  const items = page.items.map(({ course }) => course);
  return { ...page, items, totalItems: rows.length, isTotalExact: true };
}

/** The courses of the list as a file. */
export const coursesFile = fileOfRows({
  name: 'courses',
  request: EditedCoursesRequest,
  permission: 'content.translate',
  async list(ctx, request) {
    const { isAscending } = orderOf(request);
    const rows = await listMatching(ctx, request);
    const inOrder = pageOfRows(rows, { at: undefined, perPage: rows.length, descending: !isAscending });
    return inOrder.items.map(({ course }) => course);
  },
  columns: [
    { heading: 'learning.courses.field.title', value: ({ title }) => title },
    { heading: 'learning.courses.field.slug', value: ({ slug }) => slug },
    {
      heading: 'learning.courses.field.categories',
      value: ({ categories }) => categories.map(({ name }) => name).join(', '),
    },
    { heading: 'learning.courses.languages', value: ({ written }) => written.join(', ') },
    { heading: 'learning.courses.publishedIn', value: ({ live }) => live.join(', ') },
    { heading: 'learning.courses.items', value: ({ items }) => items },
    {
      heading: 'learning.courses.state',
      value: (course, ctx) =>
        listCourseStates(course)
          .map((state) => ctx.say(courseStateNames[state]))
          .join(', '),
    },
    {
      heading: 'learning.courses.field.access',
      value: ({ access }, ctx) => ctx.say(courseAccessNames[access]),
    },
    { heading: 'learning.courses.field.order', value: ({ order }) => order },
    { heading: 'learning.courses.field.published', value: ({ published }) => published },
  ],
});

/** The courses that match, each with what it is sorted by; no two have the same. */
async function listMatching(
  ctx: Ctx,
  request: EditedCoursesRequest,
): Promise<{ course: EditedCourse; by: string }[]> {
  const { by } = orderOf(request);
  return (
    (await readEditedCourses(ctx))
      .filter((row) => isFiltered(row, request))
      // By one of its titles, or its address.
      .filter(({ titles, course }) => isCalled([...titles, course.slug], request.q))
      .map(({ course }) => ({ course, by: `${by(course)}\n${course.id}` }))
  );
}

/** One that does not exist is the order of the lists. */
function orderOf({ sort = 'order' }: EditedCoursesRequest) {
  const { column, isAscending } = readSort(sort);
  const by = Object.hasOwn(sorts, column) ? sorts[column] : undefined;
  return by ? { by, isAscending } : { by: ({ order }: EditedCourse) => pad(order), isAscending: true };
}

function isFiltered({ course }: CourseRow, { category, access, state, language }: EditedCoursesRequest) {
  return (
    (category === undefined || course.categories.some(({ slug }) => slug === category)) &&
    (access === undefined || course.access === access) &&
    (state === undefined || listCourseStates(course).includes(state)) &&
    (language === undefined || course.live.includes(language))
  );
}
