type Kind = 'guardian' | 'watcher';

export interface PeopleLimits {
  guardians: number;
  watchers: number;
}

/** Whether a family with these grown-ups may have one more of a kind. */
export function hasRoom(
  present: readonly Kind[],
  kind: Kind,
  { guardians, watchers }: PeopleLimits,
): boolean {
  const taken = present.filter((other) => other === kind).length;
  return taken < (kind === 'guardian' ? guardians : watchers);
}

/** Whether a guardian may go: children always have one left. */
export function mayLeave({ guardians, children }: { guardians: number; children: number }): boolean {
  return guardians > 1 || children === 0;
}

/** An address that its owner recognizes and nobody else can use: `m•••@example.org`. */
export function maskAddress(address: string): string {
  return `${address.slice(0, 1)}•••${address.slice(address.lastIndexOf('@'))}`;
}
