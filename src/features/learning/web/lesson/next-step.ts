/** Where to go after a film, as a button says it. */
export interface NextStep {
  text: string;
  href: string;
}
