import type { ChildView } from '../../contract-guardian.ts';

/** What a guardian's page shows once its button was pressed without JavaScript. */
export interface AnsweredChild {
  child: ChildView;
}
