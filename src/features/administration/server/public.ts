/** The parts of administration that other features may use. */
export { dashboardFacts, paletteFinds, recentChanges, type Fact, type Find } from './questions.ts';
