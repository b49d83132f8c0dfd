import { createElement, type ReactElement } from 'react';

/** An element of a page, independent of what rendered it: its tag, its attributes, its content. */
export interface PlainElement {
  tag: string;
  attributes: Record<string, string | true>;
  children: (PlainElement | string)[];
}

const parts = /<!.*?>|<\/[\w-]+>|<([\w-]+)((?: [\w:-]+(?:="[^"]*")?)*)(\/?)>|[^<]+/gs;
const attribute = / ([\w:-]+)(?:="([^"]*)")?/g;
/** Attributes that React names differently from HTML. */
const properties: Record<string, string> = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex' };
/** Written as `name=""`, which React takes for false. */
const flags = new Set([
  'controls',
  'playsInline',
  'default',
  'open',
  'hidden',
  'required',
  'noValidate',
  'disabled',
]);
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Reads a page that React has rendered; comments, which only divide its texts and boundaries, are left out. */
export function readPage(html: string): PlainElement {
  const page: PlainElement = { tag: '', attributes: {}, children: [] };
  const open = [page];
  for (const [text, tag, attributes = '', closed] of html.matchAll(parts)) {
    const parent = open.at(-1) ?? page;
    if (text.startsWith('<!')) continue;
    if (text.startsWith('</')) open.pop();
    else if (tag === undefined) addText(parent, decode(text));
    else {
      const element = { tag, attributes: readAttributes(attributes), children: [] };
      if (!isAddedByReact(element)) parent.children.push(element);
      if (!closed) open.push(element);
    }
  }
  const [root] = page.children;
  if (open.length > 1 || typeof root !== 'object') throw new Error('the page is incomplete');
  return root;
}

/** Joins texts that a comment divides. */
function addText({ children }: PlainElement, text: string): void {
  const before = children.at(-1);
  if (typeof before === 'string') children[children.length - 1] = before + text;
  else children.push(text);
}

/** The page as React elements, built from scratch as a component builds them. */
export function toElements({ tag, attributes, children }: PlainElement): ReactElement {
  return createElement(
    tag,
    { ...attributes },
    ...children.map((child) => (typeof child === 'string' ? child : toElements(child))),
  );
}

/** The HTML of both sides in one form. */
export function withoutComments(html: string): string {
  return html.replaceAll(/<!.*?>/gs, '');
}

function readAttributes(text: string): PlainElement['attributes'] {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', value]) => [
      properties[name] ?? name,
      value === undefined || flags.has(name) ? true : decode(value),
    ]),
  );
}

/** React itself preloads pictures with high priority. */
function isAddedByReact({ tag, attributes }: PlainElement): boolean {
  return tag === 'link' && attributes['rel'] === 'preload' && attributes['as'] === 'image';
}

function decode(text: string): string {
  return text.replaceAll(/&([\w#]+);/g, (whole, name: string) => characters[name] ?? whole);
}
