import { fillPath } from '#urls.ts';
import { parentPages, teacherPages } from './pages.ts';

/** Asks the API as the demo person whose pages these are, and answers with the body. */
type Ask = (path: string) => Promise<unknown>;

interface List {
  items: { id: string; code?: string }[];
}

/** As in `classes/server/seed-roster.ts`: the class with students, courses and assignments. */
const fullClass = 'DEMX-3579';

/** The pages of the demo world's fuller class, whose ids are others with each start. */
export async function listTeacherPages(ask: Ask): Promise<string[]> {
  const read = async (path: string) => (await ask(path)) as List;
  const { items: classes } = await read('/users/current/classes');
  const classId = idOf(classes.find(({ code }) => code === fullClass));
  const first = async (what: string) =>
    idOf((await read(`/users/current/classes/${classId}/${what}`)).items[0]);
  const ids = {
    classId,
    studentId: await first('students'),
    itemId: await first('grid'),
    assignmentId: await first('assignments'),
  };
  return teacherPages.map((path) => fillPath(path, ids));
}

/** The pages of the demo world's family, with its first child. */
export async function listParentPages(ask: Ask): Promise<string[]> {
  const { children } = (await ask('/users/current/family/overview')) as { children: List['items'] };
  return parentPages.map((path) => fillPath(path, { memberId: idOf(children[0]) }));
}

function idOf(found: { id: string } | undefined): string {
  if (!found) throw new Error('the demo world lacks something that its pages show');
  return found.id;
}
