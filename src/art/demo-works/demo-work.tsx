import { Sheets } from '../sheet.tsx';
import { demoPictures } from './demo-pictures.ts';

/** The drawing of something that the demo world's people have made, twice as large as its units. */
export function DemoWork({ name }: { name: string }) {
  const picture = demoPictures[name];
  if (!picture) throw new Error(`no picture of a demo work is called ${name}`);
  const { width, height, sheets } = picture;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width * 2}
      height={height * 2}
      viewBox={`0 0 ${width} ${height}`}
    >
      <Sheets drawing={sheets} blur={5} id="lift" />
    </svg>
  );
}
