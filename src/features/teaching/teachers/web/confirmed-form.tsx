import type { ReactNode } from 'react';
import type { FormDefinition } from '#page/form/define-form.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Disclosure, useDisclosed } from '#ui/disclosure/disclosure.tsx';

interface ConfirmedFormProps {
  definition: FormDefinition;
  /** The id that the form is about. */
  about: string;
  opener: string;
  /** The opener's text plus whom it is about, for anyone who hears it out of context. */
  spoken?: string;
  /** What will happen. */
  question: ReactNode;
  submit: string;
  doneText: string;
  /** Replaces fetching the class again, which the reader may no longer be able to see. */
  onDone?: () => void;
}

/** For what one click should not do: the button opens an explanation and a second button. Works without JavaScript. */
export function ConfirmedForm(props: ConfirmedFormProps) {
  const { definition, about, opener, spoken, question, submit, doneText, onDone } = props;
  const { box, close } = useDisclosed();
  const { api } = usePage();
  const form = usePageForm(definition, {
    about: [about],
    doneText,
    invalidates: onDone ? [] : [api.classes.key(), api.teaching.key()],
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
