import type { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';

/** Why it failed: a refusal by the server, something the device or the person did not do, or the network. */
export function describePasskeyFailure(t: ReturnType<typeof useTranslations>, error: unknown): string {
  const refusal = findRefusal(error);
  if (refusal) return refusal.message;
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return t('accounts.passkey.cancelled');
  if (name === 'InvalidStateError') return t('accounts.passkey.already');
  const isDevices = [
    'SecurityError',
    'NotSupportedError',
    'ConstraintError',
    'UnknownError',
    'WebAuthnError',
  ];
  return isDevices.includes(name) ? t('accounts.passkey.failed') : t('page.form.network');
}
