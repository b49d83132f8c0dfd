import type { Permission } from '#core/permissions.ts';
import { defineQuestion } from '#platform/composition/feature-hooks.ts';
import type { ChangeView, FactView, FindView } from '../contract.ts';

/** A number for the start page, and who may see it. */
export interface Fact extends FactView {
  permission: Permission;
}

/** What the palette finds, and who may see it. */
export interface Find extends FindView {
  permission: Permission;
}

/** How much there is of something, what waits for a person, and what is broken. Answers must be quick. */
export const dashboardFacts = defineQuestion<{ now: Date }, Fact[]>('administration.dashboardFacts');

/** At most five best matches for what was typed, which is neither empty nor longer than 100 characters. */
export const paletteFinds = defineQuestion<{ q: string }, Find[]>('administration.paletteFinds');

/** The last acts of the staff, newest first, at most this many. Asked only for callers who may read the audit log. */
export const recentChanges = defineQuestion<{ most: number }, ChangeView[]>('administration.recentChanges');
