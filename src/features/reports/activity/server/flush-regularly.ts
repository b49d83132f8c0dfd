import type { Ctx } from '#platform/ctx.ts';
import { flushActivity } from './record-activity.ts';

const everyMilliseconds = 5_000;

/** Stores what was noted every few seconds, and the rest when the process ends. */
export function flushRegularly(ctx: Ctx): { stop(): Promise<void> } {
  const timer = setInterval(() => void flushActivity(ctx), everyMilliseconds);
  return {
    stop() {
      clearInterval(timer);
      return flushActivity(ctx);
    },
  };
}
