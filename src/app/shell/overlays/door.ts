/** The queue of overlays, through a file of its own: every page lists this one file for later, and not the twenty that the queue is made of. */
export const loadQueue = () => import('./overlay-queue.tsx');
