import type { ReactNode } from 'react';
import { FormContext } from './form-context.ts';
import { FormMessage } from './form-message.tsx';
import type { PageFormState } from './page-form-state.ts';

interface PageFormProps {
  form: PageFormState;
  /** Another page's address, whose `act` knows the form; default: this page's own. */
  action?: string;
  /** Its `FormMessage` stands elsewhere on the page. */
  isMessageElsewhere?: boolean;
  /** Prepares what sending will need. */
  onFocus?: () => void;
  className?: string | undefined;
  children?: ReactNode;
}

/** The form of `usePageForm`, with its fields and buttons inside. The contract judges what is typed, not the browser. */
export function PageForm({
  form,
  action,
  isMessageElsewhere = false,
  onFocus,
  className,
  children,
}: PageFormProps) {
  const { id, name, formRef, onSubmit, onInput } = form;
  return (
    <form
      id={id}
      ref={formRef}
      method="post"
      action={action}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      onFocus={onFocus}
      className={className}
    >
      <input type="hidden" name="form" value={name} />
      {!isMessageElsewhere && <FormMessage form={form} />}
      <FormContext value={form}>{children}</FormContext>
    </form>
  );
}
