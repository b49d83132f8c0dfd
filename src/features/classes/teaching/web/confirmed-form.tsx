import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Disclosure, useDisclosed } from './disclosure.tsx';
import { useClassForm } from './use-class-form.ts';

interface ConfirmedFormProps {
  /** The form's name, see `formName`. */
  name: string;
  /** The opener's text; `spoken` adds what it is about, for anyone who hears it out of context. */
  opener: string;
  spoken?: string;
  /** What will happen. */
  question: ReactNode;
  submit: string;
  onDone?: () => void;
}

/**
 * For anything one click cannot undo: the button opens an explanation and a second button. Works without JavaScript.
 */
export function ConfirmedForm({ name, opener, spoken, question, submit, onDone }: ConfirmedFormProps) {
  const { box, close } = useDisclosed();
  const { formRef, onSubmit, busy, refusal } = useClassForm(name, () => {
    close();
    onDone?.();
  });
  return (
    <Disclosure
      box={box}
      opener={opener}
      spoken={spoken}
      isRefused={refusal !== undefined}
      className="open:basis-full"
    >
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
    </Disclosure>
  );
}
