/** Where to go after a film, with a button label. */
export interface NextStep {
  text: string;
  href: string;
}
