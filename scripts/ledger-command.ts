import type { Finding } from '#features/ledger/contract.ts';

/** What the check of the books found, a line each. */
export function describeFindings(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'The books are right: everything that must hold does.';
  return findings.map(({ check, subject, detail }) => `${check}  ${subject}  ${detail}`).join('\n');
}
