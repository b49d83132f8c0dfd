export const toMinutes = (hours: number) => Math.round(hours * 60);
export const toHours = (minutes: number) => minutes / 60;

/** A group's sum is shown to its members once this many of them have helped, or one could work out another's. */
export const fewestHelpers = 3;

/** What deeds of one kind come to. */
export interface KindSum {
  kind: string;
  /** How many deeds. */
  deeds: number;
  amount: number;
  people: number;
  minutes: number;
}

/** All kinds together: what can be added up across them. */
export function addUp(sums: readonly KindSum[]): Pick<KindSum, 'deeds' | 'people' | 'minutes'> {
  return sums.reduce(
    (all, { deeds, people, minutes }) => ({
      deeds: all.deeds + deeds,
      people: all.people + people,
      minutes: all.minutes + minutes,
    }),
    { deeds: 0, people: 0, minutes: 0 },
  );
}
