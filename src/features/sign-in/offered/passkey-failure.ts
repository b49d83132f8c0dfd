import type { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';

type Translate = ReturnType<typeof useTranslations>;

/** Why it failed: a refusal by the server, something the device or the person did not do, or the network. */
export function describePasskeyFailure(t: Translate, error: unknown): string {
  return findRefusal(error)?.message ?? describeDeviceFailure(t, error) ?? t('page.form.network');
}

/** What the device or the person did not do, if that is why it failed. */
export function describeDeviceFailure(t: Translate, error: unknown): string | undefined {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return t('signIn.passkey.cancelled');
  if (name === 'InvalidStateError') return t('signIn.passkey.already');
  const isDevices = [
    'SecurityError',
    'NotSupportedError',
    'ConstraintError',
    'UnknownError',
    'WebAuthnError',
  ];
  return isDevices.includes(name) ? t('signIn.passkey.failed') : undefined;
}
