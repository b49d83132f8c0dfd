import { createHash } from 'node:crypto';
import { Invalid, type FieldIssue } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { visibilitiesOf, type OwnerStanding, type Visibility } from '#features/submissions/life/policy.ts';
import type { ChosenFile, HandInInput } from '../contract.ts';
import { readLimits } from './limits-setting.ts';

/** Refuses, at the fields, a work that has nothing in it, too much, or would be shown to more people than its owner may. */
export async function checkWork(ctx: Ctx, input: HandInInput, owner: OwnerStanding): Promise<void> {
  const { textLength, files: filesAtMost } = await readLimits(ctx);
  const { text, files, visibility } = input;
  const issues: FieldIssue[] = [];
  if (text === '' && files.length === 0) issues.push({ path: 'text', messageKey: 'submissions.field.empty' });
  if (text.length > textLength)
    issues.push({ path: 'text', messageKey: 'submissions.field.tooLong', values: { most: textLength } });
  if (files.length > filesAtMost)
    issues.push({ path: 'files', messageKey: 'submissions.field.tooMany', values: { most: filesAtMost } });
  if (new Set(files.map(idOf)).size < files.length)
    issues.push({ path: 'files', messageKey: 'submissions.field.sameFile' });
  issues.push(...findVisibilityIssues(visibility, owner, ctx.clock.now()));
  if (issues.length > 0) throw new Invalid(issues);
}

/** What is wrong with showing a work of this owner to so many people. */
export function findVisibilityIssues(visibility: Visibility, owner: OwnerStanding, now: Date): FieldIssue[] {
  if (visibilitiesOf(owner, now).includes(visibility)) return [];
  return [{ path: 'visibility', messageKey: 'submissions.field.notPublic' }];
}

/** A file keeps the id of its upload. */
export function idOf(file: ChosenFile): string {
  return 'uploadId' in file ? file.uploadId : file.fileId;
}

/** The same for the same work: tells one that is sent again from another. */
export function markOf({ text, files, visibility, impact }: HandInInput): string {
  const parts = [text, files.map((file) => [idOf(file), file.caption]), visibility, impact ?? null];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
