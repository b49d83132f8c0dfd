import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { PageApi } from '#page/page-context.ts';
import type { AddPasskeyInput, PasskeySignInInput } from '../passkeys/contract.ts';

type Assertion = PasskeySignInInput['credential'];

/** Loaded only where someone may use a passkey. */
const loadWebAuthn = () => import('@simplewebauthn/browser');

/** Has the device create a passkey, after the password. Rejects as WebAuthn does: see `describePasskeyFailure`. */
export async function makePasskey(
  api: PageApi,
  currentPassword: string,
): Promise<AddPasskeyInput['credential']> {
  const [{ startRegistration }, { options }] = await Promise.all([
    loadWebAuthn(),
    api.signIn.preparePasskey.call({ currentPassword }),
  ]);
  return startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
}

/**
 * Asks for one of the passkeys that the device knows, or, for the second step, one of the user who entered her
 * password.
 */
export async function askForPasskey(api: PageApi, secondStep: boolean): Promise<Assertion> {
  const [{ startAuthentication }, { options }] = await Promise.all([
    loadWebAuthn(),
    api.signIn.challengePasskey.call({ secondStep }),
  ]);
  return startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON });
}

/** Offers passkeys as browser autofill; undefined if unsupported. Waits until one is chosen. */
export async function offerPasskeys(api: PageApi): Promise<Assertion | undefined> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return undefined;
  const [{ startAuthentication }, { options }] = await Promise.all([
    loadWebAuthn(),
    api.signIn.challengePasskey.call({}),
  ]);
  return startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: true,
  });
}

/** Ends an offer that was not taken. */
export async function endOffer(): Promise<void> {
  (await loadWebAuthn()).WebAuthnAbortService.cancelCeremony();
}
