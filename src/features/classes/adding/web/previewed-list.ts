import type { PageApi } from '#page/page-context.ts';
import type { AddedStudents, ListPreview, StudentOutcome } from '../contract.ts';
import { readList, type ListedStudent, type NameOrder } from '../policy.ts';

/** A list as checked; no preview while the order of its names is undecided. */
export interface PreviewedList {
  written: string;
  order: NameOrder | undefined;
  preview: ListPreview | null;
}

interface TypedList {
  students: string;
  order: string;
}

/** Asks the server what adding a list would do; changes nothing. */
export async function previewList(api: PageApi, typed: TypedList, id: string): Promise<PreviewedList> {
  const { students: written } = typed;
  const order = readOrder(typed);
  const list = readList(written, order);
  if (list.asksOrder) return { written, order, preview: null };
  const preview = await api.classes.previewStudents.call({ id, students: list.students.map(bare) });
  return { written, order, preview };
}

/** Adds the students on a checked list who can be added; the preview named everyone who cannot be, or need not be. */
export async function addList(
  api: PageApi,
  typed: TypedList,
  guardiansAgree: boolean,
  id: string,
): Promise<AddedStudents> {
  const students = readList(typed.students, readOrder(typed)).students.map(bare);
  const { items } = await api.classes.previewStudents.call({ id, students });
  return api.classes.addStudents.call({
    id,
    students: students.filter((_student, index) => isAdded(items[index])),
    guardiansAgree,
  });
}

export function isAdded(verdict: StudentOutcome | undefined): boolean {
  return verdict?.outcome === 'card' || verdict?.outcome === 'invite';
}

function bare({ firstName, lastName, emailAddress }: ListedStudent) {
  return { firstName, lastName, ...(emailAddress !== undefined && { emailAddress }) };
}

function readOrder({ order }: TypedList): NameOrder | undefined {
  return order === 'first' || order === 'last' ? order : undefined;
}
