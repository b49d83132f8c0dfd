/**
 * How many seconds of screen time an answer, a move or a finished comic proves on its own when there was no other sign
 * of activity just before: about the time it takes to read the question.
 */
export const secondsPerAct = 15;
