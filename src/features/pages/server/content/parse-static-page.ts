import * as z from 'zod';
import { brand, brandName } from '#core/brand.ts';
import { setSpaces } from '#core/french-spaces.ts';
import type { Locale } from '#core/locale.ts';
import type { Report } from '#platform/content/mistakes.ts';
import { readYaml } from '#platform/content/yaml-file.ts';
import type { Block, Section, StaticPageView } from '#features/pages/contract.ts';
import { parseRuns } from './parse-runs.ts';

/** A page's text in one language. */
export type StaticPageText = Omit<StaticPageView, 'slug' | 'draft'>;

const Head = z.strictObject({
  title: z.string().min(1).max(80),
  description: z.string().min(40).max(200),
  updated: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
});

const heading = /^## (?<title>.+) \{#(?<id>[a-z-]+)\}$/;

interface Lines {
  /** The number of its first line. */
  from: number;
  texts: string[];
}

/**
 * Parses a page: a YAML head, then paragraphs, lists (`- `) and sections (`## Title {#id}`), with `**bold**` words and
 * `[links](/privacy)`. Anything else is a mistake.
 */
export function parseStaticPage(
  file: string,
  text: string,
  locale: Locale,
  report: Report,
): StaticPageText | undefined {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(fillIn(text, locale)) ?? [];
  // Offset by the dashes above it, so that mistakes have the file's own line numbers.
  const read = readYaml(file, `\n${head}`, Head, report);
  if (!read) return undefined;
  const { title, description, updated } = read.value;
  const bodyFrom = head.split('\n').length + 3;
  const intro: Block[] = [];
  const sections: Section[] = [];
  for (const { from, texts } of splitAtEmptyLines(setSpaces(body, locale), bodyFrom)) {
    const [first = ''] = texts;
    const { title: words, id } = heading.exec(first)?.groups ?? {};
    if (words !== undefined && id !== undefined && texts.length === 1) {
      sections.push({ id, title: words, blocks: [] });
      continue;
    }
    const block = toBlock(texts, (message) => report(file, from, message));
    (sections.at(-1)?.blocks ?? intro).push(block);
  }
  return { title, description, updatedOn: updated, intro, sections };
}

function toBlock(texts: string[], complain: (message: string) => void): Block {
  if (texts[0]?.startsWith('- ') !== true)
    return { kind: 'paragraph', runs: parseRuns(texts.join(' '), complain) };
  const points: string[] = [];
  for (const line of texts) {
    if (line.startsWith('- ')) points.push(line.slice(2));
    else points.push(`${points.pop() ?? ''} ${line.trim()}`);
  }
  return { kind: 'list', points: points.map((point) => parseRuns(point, complain)) };
}

function fillIn(text: string, locale: Locale): string {
  return text
    .replaceAll('{brand}', brandName(locale))
    .replaceAll('{owner}', isolate(brand.legalOwner))
    .replaceAll('{email}', brand.supportEmail)
    .replaceAll('{address}', isolate(brand.postalAddress));
}

/** Keeps a name's own direction among words of the other (Unicode FIRST STRONG ISOLATE). */
function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

function splitAtEmptyLines(text: string, from: number): Lines[] {
  const parts: Lines[] = [];
  let current: Lines | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') current = undefined;
    else if (current) current.texts.push(line);
    else parts.push((current = { from: from + index, texts: [line] }));
  }
  return parts;
}
