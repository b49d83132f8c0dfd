/** The paper hills under a card's picture. */
export function KeepsakeEdge() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 640 90"
      preserveAspectRatio="none"
      className="absolute inset-x-0 -bottom-px block h-16 w-full sm:h-20"
    >
      <path className="fill-leaf" d="M0 34C90 8 180 52 300 26S540 10 640 40V90H0Z" />
      <path className="fill-mint" d="M0 52C110 26 210 66 330 44S560 34 640 56V90H0Z" />
      <path className="fill-paper" d="M0 72C120 48 220 82 330 62S560 54 640 74V90H0Z" />
    </svg>
  );
}
