import type { TypedImpact } from '#features/submissions/impact/web/impact-form-fields.ts';
import { typeImpact } from '#features/submissions/impact/web/impact-form-fields.ts';
import type { DraftBody, HandInView } from '../contract.ts';

/** A file of the form: whether new or of an earlier version, it is named by the id of its upload. */
export interface KeptFile {
  uploadId: string;
  caption: string;
}

/** What stands in the form, complete or not. */
export interface WorkBody {
  text: string;
  files: KeptFile[];
  visibility: number;
  /** By the names of the fields. */
  impact: TypedImpact;
}

/** What the form begins with: the draft, else what was handed in, else nothing. */
export function findFirstBody({ draft, submission, firstVisibility }: HandInView): WorkBody {
  if (draft) return openDraft(draft.body, firstVisibility);
  if (!submission) return { text: '', files: [], visibility: firstVisibility, impact: {} };
  const { text, files, visibility, impact } = submission;
  return {
    text,
    files: files.map(({ id, caption }) => ({ uploadId: id, caption })),
    visibility,
    impact: impact ? typeImpact(impact) : {},
  };
}

export function openDraft(body: DraftBody, firstVisibility: number): WorkBody {
  const { text, files, visibility = firstVisibility, impact = {} } = body;
  const kept = files.map((file) => ({
    uploadId: 'uploadId' in file ? file.uploadId : file.fileId,
    caption: file.caption,
  }));
  return { text, files: kept, visibility, impact };
}

/** What stands in the form now. */
export function readBody(form: FormData): WorkBody {
  const impact: Record<string, string> = {};
  for (const [name, value] of form)
    if (name.startsWith('impact.') && typeof value === 'string' && value !== '') impact[name] = value;
  const text = form.get('text');
  return {
    text: typeof text === 'string' ? text : '',
    files: readFiles(form.get('files')),
    visibility: Number(form.get('visibility') ?? 2),
    impact,
  };
}

/** The files as the form's hidden field holds them. */
export function readFiles(kept: unknown): KeptFile[] {
  return typeof kept === 'string' && kept !== '' ? (JSON.parse(kept) as KeptFile[]) : [];
}

/** Whether two say the same, in whatever order their fields were read. */
export function isSameBody(one: WorkBody, other: WorkBody): boolean {
  return sortedJson(one) === sortedJson(other);
}

/** Whether there is nothing to lose. */
export function isEmptyBody({ text, files }: WorkBody): boolean {
  return text.trim() === '' && files.length === 0;
}

/** Both of two drafts: the words of one below the other, the files of both, each once. */
export function joinBodies(mine: WorkBody, theirs: WorkBody, filesAtMost: number): WorkBody {
  const texts = [mine.text.trim(), theirs.text.trim()].filter((text) => text !== '');
  const ids = new Set(mine.files.map(({ uploadId }) => uploadId));
  const added = theirs.files.filter((file) => !ids.has(file.uploadId));
  return {
    ...mine,
    text: texts[0] === texts[1] ? (texts[0] ?? '') : texts.join('\n\n'),
    files: [...mine.files, ...added].slice(0, filesAtMost),
    impact: { ...theirs.impact, ...mine.impact },
  };
}

function sortedJson({ text, files, visibility, impact }: WorkBody): string {
  const said = Object.entries(impact).filter(([, value]) => value);
  const named = files.map((file) => [file.uploadId, file.caption]);
  return JSON.stringify([
    text,
    named,
    visibility,
    said.toSorted(([one], [other]) => one.localeCompare(other)),
  ]);
}
