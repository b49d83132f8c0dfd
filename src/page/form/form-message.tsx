import { Callout } from '#ui/card/callout.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import type { PageFormState } from './page-form-state.ts';

interface FormMessageProps {
  form: PageFormState;
  /** A refusal that is no mistake is a warning. */
  tone?: 'danger' | 'warning' | undefined;
  className?: string;
}

/** Why the form as a whole was refused, or that it is done. */
export function FormMessage({ form, tone = 'danger', className = 'mb-5' }: FormMessageProps) {
  const { message, messageRef, doneNote, opensAt } = form;
  const look = classNames('col-span-full basis-full', className);
  if (message) {
    // The browser goes here when the page opens after a posted form.
    const opening = opensAt === 'message' && { autoFocus: true };
    return (
      <div ref={messageRef} tabIndex={-1} {...opening} className={look}>
        <Callout tone={tone} announced>
          {message}
        </Callout>
      </div>
    );
  }
  return doneNote ? (
    <Callout tone="success" announced className={look}>
      {doneNote}
    </Callout>
  ) : null;
}
