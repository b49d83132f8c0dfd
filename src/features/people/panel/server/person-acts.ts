import type { Locale } from '#core/locale.ts';
import type { Permission } from '#core/permissions.ts';
import type { ActName } from '#platform/composition/audited-acts.ts';
import { defineQuestion } from '#platform/composition/feature-hooks.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import type { AuditedState } from '#features/people/audit/server/audit.ts';
import type { ActField, ActInput } from '../contract.ts';
import type { PanelPerson } from './panel-person.ts';

/** What the audit log keeps of an act, and where it leads. */
export interface ActOutcome {
  before?: AuditedState;
  after?: AuditedState;
  location?: string;
}

/** How an act is done to several people at once. */
export interface BulkRule {
  /** The act that takes it back for one person, from what the log keeps as `before`; without it, it cannot be undone. */
  undo?(before: AuditedState): { act: string; language?: Locale };
}

/** What was typed: the fields that the act asks for are there. */
export type ActValues = Pick<ActInput, ActField> & { reason: string };

/** Something that one may do to a person's account, from the feature whose data it changes. Its names are messages. */
export interface PersonAct {
  /** Part of its address: `end-sessions`. */
  name: string;
  title: string;
  explanation: string;
  permission: Permission;
  /** What the audit log calls it: `sessions.ended`. */
  audited: ActName;
  fields: readonly ActField[];
  /** The shortest reason, in characters, if there must be one. */
  shortestReason?(person: PanelPerson): number;
  /** It costs or destroys something. */
  grave?: true;
  /** Of someone of the staff: otherwise only an administrator may, and this never. */
  neverForStaff?: true;
  /** It can be done to several people at once; what it asks for is then the same for all. */
  bulk?: BulkRule;
  /** Whether it makes sense for her now. It is asked again once she is locked. */
  isOffered(ctx: RequestCtx, person: PanelPerson): Promise<boolean>;
  /** Around the transaction, for what must be taken before it and given back if it fails. */
  around?<T>(ctx: RequestCtx, person: PanelPerson, work: () => Promise<T>): Promise<T>;
  /** In one transaction with its entry in the audit log; the person is locked. */
  run(ctx: RequestCtx, person: PanelPerson, values: ActValues): Promise<ActOutcome>;
}

/** The acts that each feature adds to a person's panel. */
export const personActs = defineQuestion<void, readonly PersonAct[], RequestCtx>('people.personActs');
