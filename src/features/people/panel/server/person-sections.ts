import type { Permission } from '#core/permissions.ts';
import { defineQuestion } from '#platform/composition/feature-hooks.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import type { PanelFact, PanelSection, PanelTable, PanelValue } from '../contract.ts';
import type { PanelPerson } from './panel-person.ts';

/** What a section shows; undefined leaves it out for a person about whom there is nothing to say. */
export type SectionContent = Partial<Pick<PanelSection, 'facts' | 'tables'>> | undefined;

/** One part of a person's panel, from the feature that owns the data. Its names are messages. */
export interface PersonSection {
  name: string;
  title: string;
  /** Who sees it. It is not even read for anyone else. */
  permission: Permission;
  /** Who sees it of a child, if that takes more (docs/decisions/0077). */
  permissionForChildren?: Permission;
  read(ctx: RequestCtx, person: PanelPerson): Promise<SectionContent>;
}

/** The sections that each feature adds to a person's panel. */
export const personSections = defineQuestion<void, readonly PersonSection[], RequestCtx>(
  'people.personSections',
);

/** How many rows a table of the panel has at most. */
export const rowsAtMost = 20;

/** A table of the rows read, of which there is one more than `rowsAtMost` if there are others. */
export function tableOf<Row>(
  caption: string,
  columns: Record<string, (row: Row) => PanelValue>,
  rows: readonly Row[],
): PanelTable {
  return {
    caption,
    columns: Object.keys(columns),
    rows: rows.slice(0, rowsAtMost).map((row) => Object.values(columns).map((read) => read(row))),
    more: rows.length > rowsAtMost,
  };
}

/** Facts by their labels, without those that there are not. */
export function factsOf(values: Record<string, PanelValue>): PanelFact[] {
  return Object.entries(values).flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

export const words = (said: string): PanelValue => ({ kind: 'words', words: said });
export const text = (written: string | null): PanelValue =>
  written ? { kind: 'text', text: written } : null;
export const link = (written: string, href: string): PanelValue => ({ kind: 'link', text: written, href });
export const time = (at: Date | null | undefined): PanelValue =>
  at ? { kind: 'time', at: at.toISOString() } : null;
export const number = (value: number): PanelValue => ({ kind: 'number', number: value });
