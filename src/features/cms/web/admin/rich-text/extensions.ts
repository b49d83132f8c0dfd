import { Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Link } from '@tiptap/extension-link';
import { ListItem, OrderedList } from '@tiptap/extension-list';
import { StarterKit } from '@tiptap/starter-kit';
import { headingLevels, linkPattern } from '#features/cms/rich-text/policy.ts';

/** A picture of this site, with what is on it. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [],
  renderHTML: ({ node }) => [
    'figure',
    { class: 'picture-block' },
    ['img', { src: String(node.attrs['src']), alt: String(node.attrs['alt']) }],
  ],
});

/** A passage from a source, in its own direction. */
const Citation = Node.create({
  name: 'citation',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  addAttributes: () => ({ source: { default: '' }, dir: { default: 'auto' } }),
  parseHTML: () => [],
  renderHTML: ({ node }) => [
    'figure',
    { class: 'citation-block' },
    ['blockquote', { dir: String(node.attrs['dir']) }, 0],
    ['figcaption', { contenteditable: 'false' }, String(node.attrs['source'])],
  ],
});

/** A button that leads somewhere. */
const CallToAction = Node.create({
  name: 'callToAction',
  group: 'block',
  atom: true,
  addAttributes: () => ({ href: { default: '' }, text: { default: '' } }),
  parseHTML: () => [],
  renderHTML: ({ node }) => ['p', { class: 'call-to-action-block' }, String(node.attrs['text'])],
});

/** Our small set of blocks: what the server's schema lets in, and nothing else, not even from what is pasted. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [...headingLevels] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false,
    listItem: false,
    orderedList: false,
    strike: false,
    underline: false,
  }),
  Blockquote.extend({ content: 'paragraph+' }),
  ListItem.extend({ content: 'paragraph (paragraph | bulletList | orderedList)*' }),
  OrderedList.extend({ addAttributes: () => ({}) }),
  Link.extend({ addAttributes: () => ({ href: { default: null } }) }).configure({
    openOnClick: false,
    autolink: false,
    isAllowedUri: (address) => linkPattern.test(address),
    HTMLAttributes: { target: null, rel: null },
  }),
  Picture,
  Citation,
  CallToAction,
];
