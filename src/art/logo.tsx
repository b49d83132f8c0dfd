export interface LogoProps {
  className?: string | undefined;
}

/** The letter lamed on a pomegranate. Decorative: the product's name is beside it or on its link. */
export function Logo({ className }: LogoProps) {
  return (
    <svg aria-hidden focusable="false" viewBox="0 0 48 48" className={className}>
      <path
        fill="#b42b45"
        d="M16 9 15 1l5 4 4-5 4 5 5-4-1 8a19 19 0 0 1 12 18 20 20 0 0 1-40 0 19 19 0 0 1 12-18Z"
      />
      <path
        fill="#fdf3dc"
        d="M16 11c5 1 6 4 5.500 8.500H33c1 9-4 14.500-11 19l-3.500-3.500c5-3.500 8.500-6.500 9-11H15.500c-.5-6 1.500-8 .5-13Z"
      />
    </svg>
  );
}
