import { href } from '#urls.ts';

/** Which people of a class are shown: all, those of a name, or those with a request; and where each list goes on. */
export interface PeopleAsked {
  q?: string | undefined;
  only?: 'asking' | undefined;
  students?: string | undefined;
  pending?: string | undefined;
  invites?: string | undefined;
}

export type PeopleList = 'students' | 'pending' | 'invites';

/** The people that an address asks for. */
export function readPeopleAsked(query: URLSearchParams): PeopleAsked {
  const read = (name: string) => query.get(name)?.trim() || undefined;
  return {
    q: read('q'),
    only: read('only') === 'asking' ? 'asking' : undefined,
    students: read('students'),
    pending: read('pending'),
    invites: read('invites'),
  };
}

/** The address of an opened class with these people, at one of its lists or at its head. */
export function peopleHref(classId: string, asked: PeopleAsked, list?: PeopleList): string {
  const { q, only, students, pending, invites } = asked;
  const address = href('educators', undefined, { class: classId, q, only, students, pending, invites });
  return `${address}#${list === undefined ? `class-${classId}` : listIdOf(classId, list)}`;
}

export function listIdOf(classId: string, list: PeopleList): string {
  return `${list}-${classId}`;
}
