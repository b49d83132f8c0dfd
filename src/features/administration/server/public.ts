/** The parts of administration that other features may use. */
export { findClaims, releaseClaims, removeEndedClaims, takeClaim } from '../judging/server/claims.ts';
export { applyDecisions } from '../judging/server/apply-decisions.ts';
export {
  findHeld,
  holdDecisions,
  undoDecisions,
  type HeldDecision,
} from '../judging/server/held-decisions.ts';
export { endOfClaim, type JudgedQueue } from '../judging/server/judged-queue.ts';
export { dashboardFacts, paletteFinds, recentChanges, type Fact, type Find } from './questions.ts';
