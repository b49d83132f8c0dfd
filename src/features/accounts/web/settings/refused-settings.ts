import type { RefusedForm } from '../refused-form.ts';
import type { SettingsFormName } from './settings-forms.ts';

/** Which of the page's forms was refused without scripts, and what it said. */
export interface RefusedSettings extends RefusedForm {
  form: SettingsFormName;
}
