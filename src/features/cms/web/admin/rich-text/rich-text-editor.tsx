import { EditorContent, useEditor, type JSONContent } from '@tiptap/react';
import { useMemo } from 'react';
import type { Locale } from '#core/locale.ts';
import { authoredLook } from '#features/cms/offered/authored-look.ts';
import { extensions } from './extensions.ts';
import { RichTextTools } from './rich-text-tools.tsx';

interface RichTextEditorProps {
  /** The stored text as JSON; empty if there is none. */
  initial: string;
  inLanguage: { lang: Locale; dir: 'ltr' | 'rtl' } | undefined;
  labelId: string;
  /** Whether the address leads to it: then it takes the focus once it is there. */
  isSought: boolean;
  onChange(text: string): void;
}

/** The control in which a text of blocks is written. Loaded with the first text that is edited. */
export function RichTextEditor({ initial, labelId, isSought, inLanguage, onChange }: RichTextEditorProps) {
  const content = useMemo(() => readDocument(initial), [initial]);
  const editor = useEditor({
    extensions,
    content,
    autofocus: isSought && 'start',
    // The site's own style sheet has what it needs; the content security policy lets in no other.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        class: `${authoredLook} min-h-40 rounded-b-control bg-white px-4 py-3 break-words whitespace-pre-wrap focus-visible:outline-offset-1`,
        ...inLanguage,
      },
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : JSON.stringify(editor.getJSON())),
  });
  return (
    <div className="on-paper rounded-control border-2 border-edge bg-white focus-within:border-ink">
      <RichTextTools editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

function readDocument(text: string): JSONContent | null {
  try {
    return text === '' ? null : (JSON.parse(text) as JSONContent);
  } catch {
    // Not what we have stored: the author begins with an empty text.
    return null;
  }
}
