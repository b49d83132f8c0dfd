/** The Hebrew years that can be requested: they cover the civil years 2000 to 2099. */
export const years = { first: 5761, last: 5859 } as const;

/** The question of a step such as "Show a bottle. Ask: When does it become clear?", as the class hears it. */
export function askedIn(step: string): string | undefined {
  const question = /:\s+(?<question>\S.*\?)$/s.exec(step)?.groups?.['question'];
  return question?.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
