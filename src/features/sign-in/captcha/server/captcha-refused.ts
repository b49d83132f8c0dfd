import { Invalid } from '#core/refusals.ts';

/** A captcha's answer is wrong, expired or already used. */
export class CaptchaRefused extends Invalid {
  constructor() {
    super([{ path: 'captcha', messageKey: 'signIn.field.captcha' }]);
  }
}
