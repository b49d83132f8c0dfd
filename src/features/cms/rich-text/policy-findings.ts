import { judgeDescription, judgeLink } from '#core/accessible-words.ts';
import type { Finding, FindingKind } from '#core/findings.ts';
import { isJsonObject, type Json, type JsonObject } from '#core/json.ts';
import type { Locale } from '#core/locale.ts';

/** What in a text of blocks would keep a reader out: each kind once, with how often it is there. */
export function listRichTextFindings(text: Json | undefined, path: string, locale: Locale): Finding[] {
  const nodes = listNodes(text);
  const found = [
    ...judgeHeadings(nodes),
    ...judgePictures(nodes, locale),
    ...nodes.flatMap(listLinks).map((words) => judgeLink(words, locale)),
  ].filter((kind) => kind !== undefined);
  return [...new Set(found)].map((kind) => ({
    path,
    kind,
    count: found.filter((each) => each === kind).length,
  }));
}

/** A heading needs words, and a subheading a heading that it belongs to. */
function judgeHeadings(nodes: readonly JsonObject[]): FindingKind[] {
  let hasHeading = false;
  return nodes.flatMap((node): FindingKind[] => {
    if (node['type'] !== 'heading') return [];
    if (wordsOf(node).trim() === '') return ['emptyHeading'];
    const isSkipped = levelOf(node) === 3 && !hasHeading;
    hasHeading ||= levelOf(node) === 2;
    return isSkipped ? ['skippedHeading'] : [];
  });
}

function judgePictures(nodes: readonly JsonObject[], locale: Locale): (FindingKind | undefined)[] {
  const seen = new Set<string>();
  return nodes
    .filter(({ type }) => type === 'picture')
    .map((node) => {
      const description = attributeOf(node, 'alt');
      const kind = judgeDescription(description, locale, seen);
      seen.add(description.trim());
      return kind;
    });
}

/** The words of each link that begins in a node. A link of which some words are bold is one link. */
function listLinks(node: JsonObject): string[] {
  if (node['type'] === 'callToAction') return [attributeOf(node, 'text')];
  const links: string[] = [];
  let before: string | undefined;
  for (const child of listChildren(node)) {
    const href = hrefOf(child);
    if (href !== undefined && href === before) links.push(`${links.pop() ?? ''}${wordsOf(child)}`);
    else if (href !== undefined) links.push(wordsOf(child));
    before = href;
  }
  return links;
}

function hrefOf({ marks }: JsonObject): string | undefined {
  const link = listObjects(marks).find(({ type }) => type === 'link');
  return link && attributeOf(link, 'href');
}

/** All nodes of a text, in the order in which they are read. */
function listNodes(text: Json | undefined): JsonObject[] {
  return isJsonObject(text) ? [text, ...listChildren(text).flatMap(listNodes)] : [];
}

const listChildren = ({ content }: JsonObject) => listObjects(content);

function listObjects(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function wordsOf(node: JsonObject): string {
  const own = typeof node['text'] === 'string' ? node['text'] : '';
  return own + listChildren(node).map(wordsOf).join('');
}

function levelOf({ attrs }: JsonObject): number {
  return isJsonObject(attrs) && attrs['level'] === 3 ? 3 : 2;
}

function attributeOf({ attrs }: JsonObject, name: string): string {
  const value = isJsonObject(attrs) ? attrs[name] : undefined;
  return typeof value === 'string' ? value : '';
}
