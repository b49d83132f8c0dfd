import { setImmediate } from 'node:timers/promises';
import { createSemaphore } from '../load/semaphore.ts';

/** A sheet takes about a tenth of a second of CPU time: the others wait, and more than those come back later. */
const drawing = createSemaphore({ concurrent: 1, waiting: 50 });

/** Draws one PDF at a time and lets other requests run in between. Answers busy (503) while too many wait. */
export function drawInTurn(draw: () => Promise<Buffer>): Promise<Buffer> {
  return drawing.run(async () => {
    const bytes = await draw();
    await setImmediate();
    return bytes;
  });
}
