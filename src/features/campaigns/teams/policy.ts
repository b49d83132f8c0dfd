import type { CampaignState } from '../life/policy.ts';

/** A community, its teams, and their ambassadors. */
export const deepest = 3;
export type TeamLevel = 1 | 2 | 3;

/** As many as one campaign has, so that an open page can hold them all. */
export const mostTeams = 500;
export const mostLeaders = 10;
export const mostInvitations = 20;

/** In characters. */
export const longestOfTeam = { name: 60, slug: 60, words: 2000 } as const;
export const shortestTeamSlug = 2;

/** Whether a campaign may still get teams. */
export function mayGetTeams(state: CampaignState): boolean {
  return ['draft', 'pending', 'scheduled', 'live', 'bonus', 'paused'].includes(state);
}

/** A team as its place among the others sees it. */
export interface TeamPlace {
  id: string;
  parentId: string | null;
  /** In minor units of the campaign. */
  goal: number;
  isClosed: boolean;
}

/** The team and all that are below it. */
export function branchOf(teams: readonly TeamPlace[], id: string): ReadonlySet<string> {
  const branch = new Set([id]);
  for (let level = 1; level < deepest; level += 1)
    for (const team of teams) if (team.parentId !== null && branch.has(team.parentId)) branch.add(team.id);
  return branch;
}

/** The team and those above it, the nearest first. */
export function pathOf<Team extends TeamPlace>(teams: readonly Team[], id: string): Team[] {
  const path: Team[] = [];
  for (let at: string | null = id; at !== null && path.length < deepest;) {
    const team = teams.find((each) => each.id === at);
    if (!team) break;
    path.push(team);
    at = team.parentId;
  }
  return path;
}

/** Teams as a tree is read: each before those below it, equals in their order. One whose parent is missing comes as if it had none. */
export function inTreeOrder<Team extends { id: string; parentId: string | null }>(
  teams: readonly Team[],
): Team[] {
  const known = new Set(teams.map(({ id }) => id));
  const below = (parentId: string | null): Team[] =>
    teams
      .filter(
        (team) => (team.parentId !== null && known.has(team.parentId) ? team.parentId : null) === parentId,
      )
      .flatMap((team) => [team, ...below(team.id)]);
  return below(null);
}

/** How many levels a team and those below it take. */
function heightOf(teams: readonly TeamPlace[], id: string): number {
  const below = teams.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...below.map((each) => heightOf(teams, each.id)));
}

/** Where a team would be below a parent, or without one; undefined if it cannot be there: too deep, below itself, or below a closed team. */
export function levelBelow(
  teams: readonly TeamPlace[],
  { id, parentId }: { id?: string; parentId: string | null },
): TeamLevel | undefined {
  const above = parentId === null ? [] : pathOf(teams, parentId);
  if (parentId !== null && (above.length === 0 || above[0]?.isClosed)) return undefined;
  if (id !== undefined && above.some((team) => team.id === id)) return undefined;
  const level = above.length + 1;
  const height = id === undefined ? 1 : heightOf(teams, id);
  return level + height - 1 <= deepest ? (level as TeamLevel) : undefined;
}

/** The goal that is shown of each team: the larger of its own and what the open ones below it show together (decisions: teams). */
export function shownGoals(teams: readonly TeamPlace[]): ReadonlyMap<string, number> {
  const shown = new Map<string, number>();
  const show = (team: TeamPlace): number => {
    const known = shown.get(team.id);
    if (known !== undefined) return known;
    const below = teams.filter(({ parentId, isClosed }) => parentId === team.id && !isClosed);
    const goal = Math.max(
      team.goal,
      below.reduce((sum, each) => sum + show(each), 0),
    );
    shown.set(team.id, goal);
    return goal;
  };
  for (const team of teams) show(team);
  return shown;
}

interface TeamTotal {
  raised: number;
  matched: number;
  gifts: number;
  donors: number;
}

/** So many people have given to each of these teams. */
export interface SharedDonors {
  teams: readonly string[];
  donors: number;
}

/**
 * What each team has raised with those below it, from what each has by itself. Someone who gave to several of them is one donor of each,
 * and of each team above them.
 */
export function addBelow(
  parents: ReadonlyMap<string, string | null>,
  own: ReadonlyMap<string, TeamTotal>,
  shared: readonly SharedDonors[],
): Map<string, TeamTotal> {
  const totals = new Map<string, TeamTotal>();
  for (const [id, { raised, matched, gifts, donors }] of own)
    for (const at of upFrom(parents, id)) {
      const sum = totals.get(at) ?? { raised: 0, matched: 0, gifts: 0, donors: 0 };
      totals.set(at, {
        raised: sum.raised + raised,
        matched: sum.matched + matched,
        gifts: sum.gifts + gifts,
        donors: sum.donors + donors,
      });
    }
  for (const { teams, donors } of shared) {
    const times = new Map<string, number>();
    for (const id of teams) for (const at of upFrom(parents, id)) times.set(at, (times.get(at) ?? 0) + 1);
    for (const [at, count] of times) {
      const sum = totals.get(at);
      if (sum && count > 1) totals.set(at, { ...sum, donors: sum.donors - (count - 1) * donors });
    }
  }
  return totals;
}

/** A team and those above it, by their ids. */
function upFrom(parents: ReadonlyMap<string, string | null>, id: string): string[] {
  const path: string[] = [];
  for (let at: string | null = id; at !== null && path.length < deepest; at = parents.get(at) ?? null)
    path.push(at);
  return path;
}

/** How a leaderboard is ordered: by what was raised, or by the number of donors times that. */
export const rankings = ['raised', 'donors'] as const;
export type Ranking = (typeof rankings)[number];

interface Ranked {
  id: string;
  createdAt: string;
}

/** Teams with the most first; of equals the one that was opened earlier (decisions: leaderboard). */
export function rank<Team extends Ranked>(
  teams: readonly Team[],
  totals: Readonly<Record<string, { raised: number; donors: number } | undefined>>,
  by: Ranking,
): Team[] {
  const score = ({ id }: Team) => {
    const { raised = 0, donors = 0 } = totals[id] ?? {};
    return by === 'raised' ? BigInt(raised) : BigInt(raised) * BigInt(donors);
  };
  return teams
    .map((team) => ({ team, score: score(team) }))
    .toSorted((one, other) => {
      if (one.score !== other.score) return one.score > other.score ? -1 : 1;
      if (one.team.createdAt !== other.team.createdAt)
        return one.team.createdAt < other.team.createdAt ? -1 : 1;
      return one.team.id < other.team.id ? -1 : 1;
    })
    .map(({ team }) => team);
}
