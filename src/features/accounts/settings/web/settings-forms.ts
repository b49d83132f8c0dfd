import type { AvatarName } from '#core/avatar-names.ts';
import type { Locale } from '#core/locale.ts';
import type { PlayRate } from '#core/play-rates.ts';
import type { PageApi } from '#page/page-context.ts';
import type { Provider } from '#features/accounts/identities/contract.ts';
import { textOf } from '#features/accounts/web/text-of.ts';

/** An answer with a `location` sends the browser there. */
type Send = (api: PageApi, form: FormData) => Promise<unknown>;

/** An empty choice is null. */
const choiceOf = <T extends string>(form: FormData, name: string) => (textOf(form, name) || null) as T | null;

const ofProvider = (provider: Provider, form: FormData) => ({
  provider,
  currentPassword: textOf(form, 'currentPassword'),
});

/** Every form of the settings by name: what it sends, from the page or, without JavaScript, from the server. */
export const settingsForms = {
  avatar: (api, form) => api.accounts.updateProfile.call({ avatar: choiceOf<AvatarName>(form, 'avatar') }),
  profile: (api, form) => {
    const gender = textOf(form, 'gender');
    return api.accounts.updateProfile.call({
      firstName: textOf(form, 'firstName'),
      lastName: textOf(form, 'lastName'),
      displayName: textOf(form, 'displayName'),
      gender: gender === '1' ? 1 : gender === '2' ? 2 : null,
      language: textOf(form, 'language') as Locale,
      place: choiceOf(form, 'place'),
      // Children are not asked.
      ...(form.has('phone') && { phone: textOf(form, 'phone').trim() || null }),
      classicMode: form.has('classicMode'),
    });
  },
  preferences: (api, form) => {
    const captions = textOf(form, 'captions');
    const rate = textOf(form, 'rate');
    return api.accounts.updateProfile.call({
      preferences: {
        captions: captions === '' ? null : captions === 'on',
        captionLanguage: choiceOf<Locale>(form, 'captionLanguage'),
        rate: rate === '' ? null : (Number(rate) as PlayRate),
        reducedMotion: form.has('reducedMotion'),
        higherContrast: form.has('higherContrast'),
      },
    });
  },
  time: (api, form) => {
    const currentPassword = textOf(form, 'currentPassword');
    const choice = textOf(form, 'minutesPerDay');
    if (choice === 'off') return api.accounts.liftTime.call({ currentPassword });
    const minutesPerDay = Number(choice === 'own' ? textOf(form, 'ownMinutes') : choice);
    return api.accounts.restrictTime.call({ minutesPerDay, currentPassword });
  },
  password: (api, form) =>
    api.accounts.changePassword.call({
      currentPassword: textOf(form, 'currentPassword'),
      password: textOf(form, 'password'),
    }),
  verify: (api) => api.accounts.sendVerification.call(),
  email: (api, form) =>
    api.accounts.requestEmailChange.call({
      emailAddress: textOf(form, 'emailAddress'),
      currentPassword: textOf(form, 'currentPassword'),
    }),
  setPassword: (api, form) => api.accounts.requestReset.call({ emailAddress: textOf(form, 'emailAddress') }),
  linkGoogle: (api, form) => api.accounts.departToLink.call(ofProvider('google', form)),
  linkFacebook: (api, form) => api.accounts.departToLink.call(ofProvider('facebook', form)),
  unlinkGoogle: (api, form) => api.accounts.unlinkProvider.call(ofProvider('google', form)),
  unlinkFacebook: (api, form) => api.accounts.unlinkProvider.call(ofProvider('facebook', form)),
  renamePasskey: (api, form) =>
    api.accounts.renamePasskey.call({ id: textOf(form, 'id'), label: textOf(form, 'label') }),
  removePasskey: (api, form) =>
    api.accounts.removePasskey.call({
      id: textOf(form, 'id'),
      currentPassword: textOf(form, 'currentPassword'),
    }),
  invite: (api, form) => api.accounts.sendReferral.call({ emailAddress: textOf(form, 'emailAddress') }),
  endSession: (api, form) => api.accounts.endOneSession.call({ id: textOf(form, 'id') }),
  endOthers: (api) => api.accounts.endOtherSessions.call(),
  export: (api, form) => api.accounts.permitExport.call({ currentPassword: textOf(form, 'currentPassword') }),
  giveUp: (api, form) =>
    api.accounts.giveUpAccount.call({ currentPassword: textOf(form, 'currentPassword') }),
  keep: (api) => api.accounts.keepAccount.call(),
} as const satisfies Record<string, Send>;

export type SettingsFormName = keyof typeof settingsForms;

export function isSettingsForm(name: unknown): name is SettingsFormName {
  return typeof name === 'string' && Object.hasOwn(settingsForms, name);
}

/** Where a form's answer sends the browser, if anywhere. */
export function findLocation(answer: unknown): string | undefined {
  const { location } = (answer ?? {}) as { location?: unknown };
  return typeof location === 'string' ? location : undefined;
}

/** Whether the account was deleted, and every session with it. */
export function isGivenUp(answer: unknown): boolean {
  const { eraseAt } = (answer ?? {}) as { eraseAt?: unknown };
  return typeof eraseAt === 'string';
}
