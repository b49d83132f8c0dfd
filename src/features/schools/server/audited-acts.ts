import { adminHref } from '#admin-urls.ts';
import type { AuditedActs, AuditedSubjects } from '#platform/composition/audited-acts.ts';
import type { Ctx } from '#platform/ctx.ts';

const inForm = { form: 'people.reason.form' };
const merged: AuditedSubjects = { permission: 'schools.edit', namesOf: nameSchools };
const subjects: AuditedSubjects = {
  ...merged,
  hrefOf: (_ctx, id) => adminHref('school', { schoolId: id }),
};

/** What schools record in the audit log. */
export const schoolsAuditedActs = {
  'school.created': { text: 'schools.audited.created', reasons: inForm, subjects },
  'school.changed': {
    text: 'schools.audited.changed',
    reasons: { ...inForm, 'several at once': 'schools.reason.several' },
    subjects,
  },
  'school.merged': {
    text: 'schools.audited.merged',
    reasons: { duplicate: 'schools.reason.duplicate' },
    // Part of another one now, and without a page of its own.
    subjects: merged,
  },
  'school.unmerged': {
    text: 'schools.audited.unmerged',
    reasons: { undone: 'schools.reason.undone' },
    subjects,
  },
} satisfies AuditedActs;

type SchoolsAuditedActs = typeof schoolsAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends SchoolsAuditedActs {}
}

async function nameSchools({ db }: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('schools').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
