import type { ReactNode } from 'react';
import type { FormDefinition } from '#page/form/define-form.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { useClassForm } from '#features/classes/web/use-class-form.ts';
import { Disclosure, useDisclosed } from '#ui/disclosure/disclosure.tsx';

interface ConfirmedFormProps {
  definition: FormDefinition;
  /** The ids that the form is about. */
  about: readonly string[];
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
export function ConfirmedForm({
  definition,
  about,
  opener,
  spoken,
  question,
  submit,
  onDone,
}: ConfirmedFormProps) {
  const { box, close } = useDisclosed();
  const form = useClassForm(definition, {
    about,
    onDone() {
      close();
      onDone?.();
    },
  });
  return (
    <Disclosure box={box} opener={opener} spoken={spoken} isRefused={form.refusal !== undefined}>
      <div className="mt-2 rounded-control bg-tint-gold p-4">
        <p className="max-w-reading text-pretty">{question}</p>
        <PageForm form={form} className="mt-3">
          <SubmitButton size="s">{submit}</SubmitButton>
        </PageForm>
      </div>
    </Disclosure>
  );
}
