import type { AuditAnchor, VerifiedAudit } from '#features/people/server/public.ts';

/** The arguments of `audit`: verify [NUMBER HASH]. Undefined if they make no sense. */
export function readAuditAnchor([what, number, hash, ...rest]: readonly string[]): AuditAnchor | undefined {
  if (what !== 'verify' || rest.length > 0) return undefined;
  if (number === undefined) return { number: 0, hash: '' };
  if (!/^[1-9]\d{0,14}$/.test(number) || !/^[0-9a-f]{64}$/.test(hash ?? '')) return undefined;
  return { number: Number(number), hash: hash ?? '' };
}

/** What was found, in words. */
export function describeAudit({ head, fault }: VerifiedAudit): string {
  switch (fault?.kind) {
    case undefined:
      return head.number === 0
        ? 'The audit log is empty.'
        : `The audit log is whole: ${head.number} entries. The last: ${head.number} ${head.hash}`;
    case 'altered':
      return `Entry ${fault.number} (${fault.entryId}) was altered.`;
    case 'missing':
      return `Entry ${fault.number}${fault.entryId === undefined ? '' : ` (${fault.entryId})`} is missing.`;
    case 'inserted':
      return `Entry ${fault.entryId} was added behind the product’s back: it is not in the chain.`;
    case 'rewritten':
      return `The chain was rewritten: up to entry ${fault.number} it is not the one that was known.`;
  }
}
