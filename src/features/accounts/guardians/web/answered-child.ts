import type { ChildView } from '../contract.ts';

/** A guardian's answer: `yes` to the page's question, or that everything is erased. */
export type GuardianAnswer = 'yes' | 'erase';

/** What a guardian's page shows once a button has been pressed. */
export interface AnsweredChild {
  child: ChildView;
  answer: GuardianAnswer;
}

/** Which of the forms on the page was sent. */
export function readAnswer(form: FormData): GuardianAnswer {
  return form.get('answer') === 'erase' ? 'erase' : 'yes';
}
