/** Someone's place in the family that both belong to. */
export interface Person {
  id: string;
  kind: 'guardian' | 'member';
}

/**
 * What changing from one to another on a shared device takes. `same`: she is there already. `free`: her session is enough.
 * `of-her`: the PIN or the password of the guardian to whom it leads. `of-any`: that of any guardian.
 */
export type SwapProof = 'same' | 'free' | 'of-her' | 'of-any';

/** A parent hands the device to a child as she likes; back to a parent, and from child to child, a grown-up has to say so. */
export function judgeSwap(
  from: Person,
  to: Person,
  { siblingsMaySwap }: { siblingsMaySwap: boolean },
): SwapProof {
  if (from.id === to.id) return 'same';
  if (to.kind === 'guardian') return 'of-her';
  if (from.kind === 'guardian' || siblingsMaySwap) return 'free';
  return 'of-any';
}

/**
 * Whether a guardian could come back from a child's session. One who signs in at a provider or with a passkey cannot prove
 * herself on a device that a child holds, unless she has a PIN.
 */
export function mayComeBack({ hasPin, hasPassword }: { hasPin: boolean; hasPassword: boolean }): boolean {
  return hasPin || hasPassword;
}

/** How many digits a PIN has. */
export const pinLength = 4;

/** Digits that a child tries first: all the same, or one after another, up or down. */
export function isEasyPin(pin: string): boolean {
  const steps = pin
    .split('')
    .slice(1)
    .map((digit, index) => Number(digit) - Number(pin[index]));
  return [0, 1, -1].some((step) => steps.every((one) => one === step));
}

const idleMilliseconds = 30 * 60_000;

/** Whether nobody has used the device for so long that the next one to take it may be someone else. */
export function isPutDown(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() > idleMilliseconds;
}
