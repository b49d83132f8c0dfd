import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';
import { href } from '#urls.ts';
import type { Provider } from '../contract.ts';

/** Leaves for a provider, which leads back to `onSuccess`. */
export const providerForm = defineForm({
  name: 'provider',
  aboutSession: true,
  fields: { provider: text },
  send: ({ api, url }, { provider }) =>
    api.signIn.departToProvider.call({
      provider: provider as Provider,
      onSuccess: url.searchParams.get('onSuccess') ?? undefined,
    }),
});

/** Signs in with what the provider has added to the address. */
export const returnForm = defineForm({
  name: 'return',
  aboutSession: true,
  fields: {},
  send({ api, url }) {
    const isGoogle = url.pathname === href('googleReturn');
    const signIn = isGoogle ? api.signIn.signInWithGoogle : api.signIn.signInWithFacebook;
    return signIn.call({ query: url.search.slice(1) });
  },
});
