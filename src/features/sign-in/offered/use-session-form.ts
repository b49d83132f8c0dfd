import { useNavigate } from 'react-router';
import type { FormDefinition } from '#page/form/define-form.ts';
import type { Fields, FieldValues } from '#page/form/fields.ts';
import type { PageFormOptions, PageFormState } from '#page/form/page-form-state.ts';
import { usePageForm } from '#page/form/use-page-form.ts';
import type { UserView } from '#features/people/contract.ts';
import { defaultPage } from '#features/people/offered/default-page.ts';
import { secondStepCode, secondStepHref } from '../second-step/web/second-step-href.ts';
import { useEnter } from './use-enter.ts';

/** For a form laid over another page: what happens there instead of leaving. */
export interface InPlace {
  /** Called once a session is open. */
  enter(): Promise<void>;
  /** Called when the first step succeeded and there is a second. */
  askForCode(): void;
}

interface SessionFormOptions<Declared extends Fields, Result> extends Pick<
  PageFormOptions<Declared, Result>,
  'send' | 'doneText' | 'about'
> {
  /** Where the user goes if the address does not say. */
  nextPage?(viewer: UserView, result: Result, values: FieldValues<Declared>): string;
  inPlace?: InPlace;
  /** The refusal with this code is not shown: what happens instead. */
  instead?: { of: string; go(): void };
}

/** A form that opens a session, or asks for the second step that does. */
export function useSessionForm<Declared extends Fields, Result>(
  definition: FormDefinition<Declared, Result>,
  { nextPage = defaultPage, inPlace, instead, ...options }: SessionFormOptions<Declared, Result> = {},
): PageFormState<Result> {
  const navigate = useNavigate();
  const enter = useEnter();
  return usePageForm(definition, {
    ...options,
    onDone: (result, values) =>
      inPlace ? inPlace.enter() : enter((viewer) => nextPage(viewer, result, values)),
    onRefused({ code }) {
      if (instead?.of === code) {
        instead.go();
        return true;
      }
      if (code !== secondStepCode) return false;
      if (inPlace) inPlace.askForCode();
      else void navigate(secondStepHref(new URL(window.location.href)));
      return true;
    },
  });
}
