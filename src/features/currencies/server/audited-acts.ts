import type { AuditedActs } from '#platform/composition/audited-acts.ts';

/** What currencies record in the audit log; the subject is the currency's code. */
export const currenciesAuditedActs = {
  'rates.changed': {
    text: 'currencies.audited.rateChanged',
    reasons: { form: 'people.reason.form' },
    subjects: { permission: 'money.read' },
  },
  'rates.proposalTaken': {
    text: 'currencies.audited.proposalTaken',
    reasons: { form: 'people.reason.form' },
    subjects: { permission: 'money.read' },
  },
  'rates.proposalSetAside': {
    text: 'currencies.audited.proposalSetAside',
    reasons: { form: 'people.reason.form' },
    subjects: { permission: 'money.read' },
  },
} satisfies AuditedActs;

type CurrenciesAuditedActs = typeof currenciesAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends CurrenciesAuditedActs {}
}
