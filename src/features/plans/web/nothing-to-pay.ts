/** Why the page for paying led someone to her settings instead: the code of the refusal, and its message. */
const reasons: Record<string, string> = {
  minor: 'plans.refusal.minor',
  complimentary: 'plans.refusal.complimentary',
  same_plan: 'plans.refusal.samePlan',
  changes_later: 'plans.refusal.changesLater',
};

/** The message of a code, as the refusal or the page's address has it. */
export function nothingToPay(code: string | null): string | undefined {
  return code === null ? undefined : reasons[code];
}
