import type { RefusedForm } from '#features/accounts/web/refused-form.ts';
import type { SettingsFormName } from './settings-forms.ts';

/** Which of the page's forms was refused without JavaScript, and why. */
export interface RefusedSettings extends RefusedForm {
  form: SettingsFormName;
}
