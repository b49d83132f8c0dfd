import {
  escapeHTML,
  renderJSONContentToString,
  serializeAttrsToHTMLString as attributes,
} from '@tiptap/static-renderer/json/html-string';
import sanitizeHtml from 'sanitize-html';
import { directions, linkPattern, picturePattern } from '#features/cms/rich-text/policy.ts';
import type { RichText } from './rich-text-schema.ts';

type Children = string | string[] | undefined;
/** An attribute or a text, as the database has it: nothing, if it is none. */
const words = (value: unknown) => (typeof value === 'string' ? value : '');
const join = (children: Children) => (Array.isArray(children) ? children.join('') : (children ?? ''));
const element =
  (name: string) =>
  ({ children }: { children?: Children }) =>
    `<${name}>${join(children)}</${name}>`;

const render = renderJSONContentToString({
  nodeMapping: {
    doc: ({ children }) => join(children),
    text: ({ node }) => escapeHTML(words(node.text)),
    hardBreak: () => '<br>',
    paragraph: element('p'),
    heading: ({ node, children }) => {
      const name = node.attrs?.['level'] === 3 ? 'h3' : 'h2';
      return `<${name}>${join(children)}</${name}>`;
    },
    bulletList: element('ul'),
    orderedList: element('ol'),
    listItem: element('li'),
    blockquote: element('blockquote'),
    picture: ({ node }) =>
      `<figure><img${attributes({ src: words(node.attrs?.['src']), alt: words(node.attrs?.['alt']), loading: 'lazy' })}></figure>`,
    citation: ({ node, children }) =>
      `<figure><blockquote${attributes({ dir: words(node.attrs?.['dir']) })}>${join(children)}</blockquote><figcaption>${escapeHTML(words(node.attrs?.['source']))}</figcaption></figure>`,
    callToAction: ({ node }) =>
      `<p><a${attributes({ class: 'call-to-action', href: words(node.attrs?.['href']) })}>${escapeHTML(words(node.attrs?.['text']))}</a></p>`,
  },
  markMapping: {
    bold: element('strong'),
    italic: element('em'),
    link: ({ mark, children }) =>
      `<a${attributes({ href: words(mark.attrs?.['href']) })}>${join(children)}</a>`,
  },
  // What has no place here is left out, with all that is in it.
  unhandledNode: () => '',
  unhandledMark: ({ children }) => join(children),
});

/** The safe HTML of a text: what the schema has let in is cleaned again on its way out, whatever is in the database. */
export function renderRichText(text: RichText): string {
  return sanitizeHtml(render({ content: text as Parameters<typeof render>[0]['content'] }), {
    allowedTags: [
      'p',
      'h2',
      'h3',
      'ul',
      'ol',
      'li',
      'strong',
      'em',
      'a',
      'br',
      'blockquote',
      'figure',
      'figcaption',
      'img',
    ],
    allowedAttributes: { a: ['href', 'class', 'rel'], img: ['src', 'alt', 'loading'], blockquote: ['dir'] },
    allowedClasses: { a: ['call-to-action'] },
    allowedSchemes: ['https', 'mailto'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      a: (tagName, { href = '', ...attribs }) => ({
        tagName,
        attribs: {
          ...(linkPattern.test(href) && { href }),
          ...(attribs['class'] && { class: attribs['class'] }),
          ...(href.startsWith('https:') && { rel: 'noopener' }),
        },
      }),
      img: (tagName, { src = '', alt = '' }) => ({
        tagName,
        attribs: { ...(picturePattern.test(src) && { src }), alt, loading: 'lazy' },
      }),
      blockquote: (tagName, { dir }) => ({
        tagName,
        attribs: directions.some((each) => each === dir) ? { dir: dir ?? 'auto' } : {},
      }),
    },
    // A picture without an address, and the empty paragraph that editors keep at the end.
    exclusiveFilter: ({ tag, attribs, text }) =>
      (tag === 'img' && !attribs['src']) || (tag === 'p' && text.trim() === ''),
  });
}
