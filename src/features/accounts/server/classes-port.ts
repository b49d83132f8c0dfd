import type { UserId } from '#core/ids.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';

/**
 * What accounts needs from classes, which depends on accounts and not the other way round: the app injects it with
 * every ctx. Writes belong in the transaction of whatever causes them.
 */
export interface ClassesPort {
  /**
   * The id of the class that may be joined with a code, however it is typed. Counts wrong tries, and refuses after too
   * many.
   */
  findByCode(ctx: RequestCtx, typed: string): Promise<string | undefined>;
  /** Whether there are seats for everyone in this educator's classes or waiting to be, and for one more. */
  hasSeats(ctx: Ctx, classId: string): Promise<boolean>;
  /** The class that an open invitation is for. */
  findInvite(ctx: Ctx, token: string): Promise<{ className: string; teacher: string } | undefined>;
  /** Makes someone a student, or puts her on the waiting list. False if the class is closed. */
  enrol(ctx: Ctx, classId: string, userId: UserId): Promise<boolean>;
  /** The classes that she joins once her account is approved. */
  listAwaiting(ctx: Ctx, userId: UserId): Promise<{ name: string; teacher: string }[]>;
  /** Her guardian has approved her account: continues whatever was waiting for that. */
  resume(ctx: Ctx, userId: UserId): Promise<void>;
  /** She is waiting for her guardian from now on: until he approves, she is in no class. */
  suspend(ctx: Ctx, userId: UserId): Promise<void>;
  /** Writes to her guardian about each class that is waiting for him; false if none is. */
  askGuardian(ctx: Ctx, userId: UserId, guardianAddress: string): Promise<boolean>;
  /** Whether a student is in one of this educator's classes. */
  teaches(ctx: Ctx, educatorId: UserId, userId: UserId): Promise<boolean>;
}

declare module '../../../platform/ctx.ts' {
  interface Ctx {
    classes: ClassesPort;
  }
}
