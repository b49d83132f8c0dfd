import { adminHref } from '#admin-urls.ts';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { holdsPermission, type Permission } from '#core/permissions.ts';
import type { AuditedSubjects } from '#platform/composition/audited-acts.ts';
import type { Ctx } from '#platform/ctx.ts';
import { describePeople, type PersonDescribed } from '#features/people/users/server/describe-people.ts';
import { sayActor } from './say-actor.ts';

/** Who acted, or what it was done to: `name` if it has one, `href` if there is a page of it that the caller may open. */
interface Party {
  id: string;
  name: string | null;
  href: string | null;
}

interface Entry {
  who: string;
  what: string;
  subject: string;
}

/** Who acted in these entries of the audit log, and on what. */
export async function describeParties<E extends Entry>(
  ctx: Ctx,
  entries: readonly E[],
): Promise<(Omit<E, 'who' | 'subject'> & { who: Party; subject: Party })[]> {
  const ids = new Set(entries.flatMap(({ who, subject }) => [who, subject]));
  const people = await describePeople(ctx, [...ids] as UserId[]);
  const names = await nameSubjects(ctx, entries);
  return entries.map((entry) => ({
    ...entry,
    who: findPerson(ctx, people, entry.who) ?? { id: entry.who, name: sayActor(ctx, entry.who), href: null },
    subject: findPerson(ctx, people, entry.subject) ?? {
      id: entry.subject,
      name: names.get(nameKey(entry)) ?? null,
      href: findSubjects(ctx, entry)?.hrefOf?.(ctx, entry.subject) ?? null,
    },
  }));
}

function findPerson(ctx: Ctx, people: ReadonlyMap<string, PersonDescribed>, id: string): Party | undefined {
  const person = people.get(id);
  if (!person) return undefined;
  const name = `${person.firstName} ${person.lastName}`.trim() || null;
  return { id, name, href: may(ctx, 'users.find') ? adminHref('adminUser', { id }) : null };
}

/** The names of what was acted on: asked of its feature once for all things of a kind. */
async function nameSubjects(ctx: Ctx, entries: readonly Entry[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const [subjects, ofKind] of Map.groupBy(entries, (entry) => findSubjects(ctx, entry))) {
    const named = await subjects?.namesOf?.(ctx, [...new Set(ofKind.map(({ subject }) => subject))]);
    for (const entry of ofKind) {
      const name = named?.get(entry.subject);
      if (name) names.set(nameKey(entry), name);
    }
  }
  return names;
}

const nameKey = ({ what, subject }: Entry) => `${what} ${subject}`;

/** The kind of thing that was acted on, if the caller may know more of it than its id. */
function findSubjects(ctx: Ctx, { what }: Entry): AuditedSubjects | undefined {
  const subjects = ctx.auditedActs.get(what)?.subjects;
  return subjects && may(ctx, subjects.permission) ? subjects : undefined;
}

const may = ({ actor }: Ctx, permission: Permission) => holdsPermission(signedIn({ actor }), permission);
