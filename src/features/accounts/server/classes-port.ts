import type { UserId } from '../../../core/ids.ts';
import type { Ctx, RequestCtx } from '../../../platform/ctx.ts';

/**
 * What accounts ask of classes, which know accounts and not the other way round: the app hands it over with every ctx.
 * What changes something belongs into the transaction of what it follows from.
 */
export interface ClassesPort {
  /** The id of the class that may be joined with a code, typed in any way. Counts wrong tries, and refuses after too many. */
  findByCode(ctx: RequestCtx, typed: string): Promise<string | undefined>;
  /** The class that an open invitation is to. */
  findInvite(ctx: Ctx, token: string): Promise<{ className: string; teacher: string } | undefined>;
  /** Makes somebody a student, or lets her wait. False when the class takes nobody any more. */
  enrol(ctx: Ctx, classId: string, userId: UserId): Promise<boolean>;
  /** The classes that she joins once her account is approved. */
  listAwaiting(ctx: Ctx, userId: UserId): Promise<{ name: string; teacher: string }[]>;
  /** Her guardian has approved her account: what waited for that goes on. */
  resume(ctx: Ctx, userId: UserId): Promise<void>;
  /** She awaits her guardian from now on: until then she is in no class. */
  suspend(ctx: Ctx, userId: UserId): Promise<void>;
  /** Writes to her guardian about each class that waits for him; false when none does. */
  askGuardian(ctx: Ctx, userId: UserId, guardianAddress: string): Promise<boolean>;
}

declare module '../../../platform/ctx.ts' {
  interface Ctx {
    classes: ClassesPort;
  }
}
