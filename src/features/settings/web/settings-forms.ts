import type { Locale } from '#core/locale.ts';
import type { PlayRate } from '#core/play-rates.ts';
import { defineForm } from '#page/form/define-form.ts';
import { checkbox, secret, text } from '#page/form/fields.ts';
import type { Provider } from '#features/sign-in/contract.ts';

const none = {};
const password = { currentPassword: secret };

const linkForm = (name: string, provider: Provider) =>
  defineForm({
    name,
    fields: password,
    send: ({ api }, { currentPassword }) => api.signIn.departToLink.call({ provider, currentPassword }),
  });

const unlinkForm = (name: string, provider: Provider) =>
  defineForm({
    name,
    fields: password,
    send: ({ api }, { currentPassword }) => api.signIn.unlinkProvider.call({ provider, currentPassword }),
  });

/** Every form of the settings but the profile's, which is beside its fields; a result with a `location` sends the browser there. */
export const settingsForms = {
  avatar: defineForm({
    name: 'avatar',
    fields: { avatar: text },
    send: ({ api }, { avatar }) => api.people.updateProfile.call({ avatar: avatar || null }),
  }),
  preferences: defineForm({
    name: 'preferences',
    fields: {
      captions: text,
      captionLanguage: text,
      rate: text,
      reducedMotion: checkbox,
      higherContrast: checkbox,
    },
    send: ({ api }, { captions, captionLanguage, rate, ...look }) =>
      api.people.updateProfile.call({
        preferences: {
          ...look,
          captions: captions === '' ? null : captions === 'on',
          captionLanguage: (captionLanguage || null) as Locale | null,
          rate: rate === '' ? null : (Number(rate) as PlayRate),
        },
      }),
  }),
  time: defineForm({
    name: 'time',
    fields: { minutesPerDay: text, ownMinutes: text, currentPassword: secret },
    send({ api }, { minutesPerDay, ownMinutes, currentPassword }) {
      if (minutesPerDay === 'off') return api.families.liftTime.call({ currentPassword });
      const minutes = Number(minutesPerDay === 'own' ? ownMinutes : minutesPerDay);
      return api.families.restrictTime.call({ minutesPerDay: minutes, currentPassword });
    },
  }),
  password: defineForm({
    name: 'password',
    fields: { currentPassword: secret, password: secret },
    send: ({ api }, passwords) => api.signIn.changePassword.call(passwords),
  }),
  verify: defineForm({
    name: 'verify',
    fields: none,
    send: ({ api }) => api.signIn.sendVerification.call(),
  }),
  email: defineForm({
    name: 'email',
    fields: { emailAddress: text, currentPassword: secret },
    send: ({ api }, input) => api.signIn.requestEmailChange.call(input),
  }),
  /** About a topic, one way to hear of it, and whether that is wanted from now on. */
  choose: defineForm({
    name: 'choose',
    fields: none,
    send: ({ api, locale }, _values, topic = '', channel = '', wanted = '') =>
      api.notifications.choose.call({
        topic,
        channel: channel === 'push' ? 'push' : 'mail',
        wanted: wanted === 'on',
        lang: locale,
      }),
  }),
  sendPhoneCode: defineForm({
    name: 'sendPhoneCode',
    fields: none,
    send: ({ api }) => api.people.sendPhoneCode.call(),
  }),
  verifyPhone: defineForm({
    name: 'verifyPhone',
    fields: { code: text },
    send: ({ api }, input) => api.people.verifyPhone.call(input),
  }),
  setPassword: defineForm({
    name: 'setPassword',
    fields: { emailAddress: text },
    send: ({ api }, input) => api.signIn.requestReset.call(input),
  }),
  linkGoogle: linkForm('linkGoogle', 'google'),
  linkFacebook: linkForm('linkFacebook', 'facebook'),
  unlinkGoogle: unlinkForm('unlinkGoogle', 'google'),
  unlinkFacebook: unlinkForm('unlinkFacebook', 'facebook'),
  renamePasskey: defineForm({
    name: 'renamePasskey',
    fields: { label: text },
    send: ({ api }, { label }, id = '') => api.signIn.renamePasskey.call({ id, label }),
  }),
  removePasskey: defineForm({
    name: 'removePasskey',
    fields: password,
    send: ({ api }, { currentPassword }, id = '') => api.signIn.removePasskey.call({ id, currentPassword }),
  }),
  endSession: defineForm({
    name: 'endSession',
    fields: none,
    send: ({ api }, _values, id = '') => api.signIn.endOneSession.call({ id }),
  }),
  endOthers: defineForm({
    name: 'endOthers',
    fields: none,
    send: ({ api }) => api.signIn.endOtherSessions.call(),
  }),
  export: defineForm({
    name: 'export',
    fields: { ...password, memberId: text },
    send: ({ api }, { currentPassword, memberId }) =>
      api.settings.permitExport.call({ currentPassword, ...(memberId && { memberId }) }),
  }),
  giveUp: defineForm({
    name: 'giveUp',
    aboutSession: true,
    fields: password,
    send: ({ api }, input) => api.settings.giveUpAccount.call(input),
  }),
  keep: defineForm({
    name: 'keep',
    fields: none,
    send: ({ api }) => api.settings.keepAccount.call(),
  }),
};
