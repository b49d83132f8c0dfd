/** The shortest and longest daily time that may be set, in minutes (decisions: time restriction). */
export const fewestMinutes = 5;
export const mostMinutes = 240;
