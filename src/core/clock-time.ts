/** Seconds as a clock shows them: `0:07`, `12:30`, `1:02:03`. Clocks look the same in all our languages. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const pad = (part: number) => String(part).padStart(2, '0');
  const minutes = Math.floor(whole / 60);
  return whole < 3600
    ? `${minutes}:${pad(whole % 60)}`
    : `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${pad(whole % 60)}`;
}
