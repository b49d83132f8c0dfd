import type { Finding } from '#platform/composition/findable.ts';
import type { Found, SearchHit } from '../contract.ts';
import type { SearchDocument } from './documents.ts';
import type { LookedFor } from './looked-for.ts';
import { findMarks, makeSnippet } from './marks.ts';

type ShownDocument = Omit<SearchDocument, 'words' | 'weight'>;

interface Showing {
  by: LookedFor;
  finding: Finding | undefined;
  /** A message in the requested language. */
  say(key: string): string;
}

/** A document as the answer shows it. */
export function toHit(document: ShownDocument, { by, finding, say }: Showing): SearchHit {
  const { kind, label, icon, title, context, href, seconds } = document;
  const note = finding?.note;
  return {
    kind,
    id: document.thing_id,
    label: say(label),
    icon,
    title,
    titleMarks: document.line_of === null ? findMarks(title, by) : [],
    ...makeSnippet(document.body, by),
    href,
    lang: document.locale,
    context,
    ...(seconds !== null && { seconds }),
    image: finding?.image ?? document.image,
    ...(note && { note: { code: note.code, text: say(note.label) } }),
  };
}

/** A hit from another language in the requested one, along with what matched. */
export function translateHit(hit: SearchHit, own: ShownDocument): SearchHit {
  const isTitle = hit.titleMarks.length > 0;
  const found: Found = {
    lang: hit.lang,
    text: isTitle ? hit.title : hit.snippet,
    marks: isTitle ? hit.titleMarks : hit.snippetMarks,
  };
  const body = hit.seconds === undefined ? own.body : '';
  return {
    ...hit,
    lang: own.locale,
    title: own.title,
    titleMarks: [],
    snippet: makeSnippet(body, nothing).snippet,
    snippetMarks: [],
    context: own.context,
    found,
  };
}

const nothing: LookedFor = { words: [], lastIsBegun: false, need: 'all' };
