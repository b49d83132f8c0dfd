/** Where a VidQuiz stops, in seconds, and whether its question has an answer. */
export interface StopMark {
  at: number;
  isAnswered: boolean;
}

interface StopMarksProps {
  stops: readonly StopMark[];
  duration: number;
}

/** The stops on a film's time strip, as dots: filled once answered, otherwise a ring. */
export function StopMarks({ stops, duration }: StopMarksProps) {
  return stops.map(({ at, isAnswered }) => (
    <g key={at}>
      <circle cx={`${(at / duration) * 100}%`} cy="50%" r={8} className="fill-night" />
      <circle
        cx={`${(at / duration) * 100}%`}
        cy="50%"
        r={5}
        strokeWidth={2.5}
        className={isAnswered ? 'fill-mint stroke-mint' : 'fill-night stroke-white'}
      />
    </g>
  ));
}
