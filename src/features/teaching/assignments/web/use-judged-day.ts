import { useActionData } from 'react-router';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageFormState } from '#page/form/page-form-state.ts';
import type { DueDay } from '../contract.ts';

/** The due day of a form that was posted without JavaScript and refused, judged; undefined otherwise. */
export function useJudgedDay({ name }: Pick<PageFormState, 'name'>): DueDay | undefined {
  const answer = useActionData<FormAnswer<DueDay>>();
  return answer?.form === name && answer.refusal ? answer.result : undefined;
}
