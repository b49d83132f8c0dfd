import { lazy, Suspense, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsLive } from '#page/use-is-live.ts';
import type { Locale } from '#core/locale.ts';
import { useFormField } from '#page/form/form-context.ts';
import { findFieldOfAddress } from '../focus-field.ts';

const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text-editor.tsx')).RichTextEditor,
}));

export interface RichTextFieldProps {
  name: string;
  /** The stored text as JSON; empty if there is none. */
  known: string;
  label: string;
  note?: ReactNode;
  inLanguage: { lang: Locale; dir: 'ltr' | 'rtl' } | undefined;
}

/** A text of blocks. Its form field holds the text as JSON; the editor comes in the browser only. */
export function RichTextField({ name, known, label, note, inLanguage }: RichTextFieldProps) {
  const { value, issue } = useFormField(name);
  const field = useRef<HTMLInputElement>(null);
  const isLive = useIsLive();
  const initial = value ?? known;
  // Kept in state, since a hidden field goes back to its default value whenever it is rendered.
  const [text, setText] = useState(initial);
  const change = (changed: string) => {
    flushSync(() => setText(changed));
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const placeholder = <div className="min-h-40 rounded-control border-2 border-edge bg-white" />;
  return (
    <div>
      <p className="mb-1.5 flex flex-wrap items-baseline gap-x-2 font-semibold" id={`${name}-label`}>
        {label}
        {note && <span className="text-step--1 font-normal text-muted">{note}</span>}
      </p>
      <input ref={field} type="hidden" name={name} value={text} />
      {isLive ? (
        <Suspense fallback={placeholder}>
          <RichTextEditor
            initial={initial}
            labelId={`${name}-label`}
            isSought={findFieldOfAddress() === name}
            inLanguage={inLanguage}
            onChange={change}
          />
        </Suspense>
      ) : (
        placeholder
      )}
      <div aria-live="polite">
        {issue && <p className="mt-1.5 text-step--1 font-medium text-danger">{issue}</p>}
      </div>
    </div>
  );
}
