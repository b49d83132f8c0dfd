import { useRef, type ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { useClassForm } from './use-class-form.ts';

interface ConfirmedFormProps {
  /** The form's name, see `formName`. */
  name: string;
  /** What opens it; `spoken` is the same with what it is about, for who hears it alone. */
  opener: string;
  spoken?: string;
  /** What will happen. */
  question: ReactNode;
  submit: string;
  onDone?: () => void;
}

/** What is not undone by a click: the button opens a word about it and a second button. Works without scripts. */
export function ConfirmedForm({ name, opener, spoken, question, submit, onDone }: ConfirmedFormProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const { formRef, onSubmit, busy, refusal } = useClassForm(name, () => {
    if (box.current) {
      box.current.open = false;
      box.current.querySelector('summary')?.focus();
    }
    onDone?.();
  });
  return (
    <details ref={box} className="open:basis-full" open={refusal !== undefined || undefined}>
      <summary
        aria-label={spoken}
        className="text-link inline-flex min-h-11 cursor-pointer items-center rounded-small px-1"
      >
        {opener}
      </summary>
      <div className="mt-2 rounded-control bg-tint-gold p-4">
        <p className="max-w-reading text-pretty">{question}</p>
        {refusal && (
          <Callout tone="danger" announced className="mt-3 bg-paper">
            {refusal.message}
          </Callout>
        )}
        <form ref={formRef} method="post" onSubmit={onSubmit} className="mt-3">
          <input type="hidden" name="form" value={name} />
          <Button type="submit" size="s" busy={busy}>
            {submit}
          </Button>
        </form>
      </div>
    </details>
  );
}
