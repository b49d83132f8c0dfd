/** The parts of administration that other features may use. */
export { dashboardFacts, paletteFinds, type Fact, type Find } from './questions.ts';
