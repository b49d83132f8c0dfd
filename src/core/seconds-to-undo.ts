/** For so long a decision of the staff can be undone, before anything comes of it. */
export const secondsToUndo = 10;
