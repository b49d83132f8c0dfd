import { brandName } from '#core/brand.ts';
import { locales } from '#core/locale.ts';
import type { CourseFacts } from './course-facts.ts';
import { setLines, type Draw, type SetLine } from './set-lines.ts';
import { logo } from './sheet-page.ts';

const width = 840;
const height = 1188;
const middle = width / 2;

/** Where the words stand: below the arch, above the hills. */
const room = { top: 486, bottom: 1040 };

const ink = '#1a1f44';
const soft = '#4a4f76';

/** A4 as one drawing: the cover's art (an SVG element) through an arch cut from paper, and below it the course's verse. */
export async function makePoster(course: CourseFacts, art: string, draw: Draw): Promise<string> {
  const { lang, title, palette, respect } = course;
  const { direction } = locales[lang];
  const arch = (inset: number) => {
    const radius = 250 - inset;
    return `M${170 + inset} ${456 - inset}V300A${radius} ${radius} 0 0 1 ${670 - inset} 300V${456 - inset}Z`;
  };
  const inPlace = art.replace(/^<\w+/, (tag) => `${tag} x="120" y="30" width="600" height="450"`);
  const foot = { direction, bold: 0.06, widest: 640, lowest: 30, leading: 1 };
  const [name] = await setLines(`${brandName(lang)} · ${title}`, { ...foot, largest: 26, colour: '#ffffff' });
  const [asked] = await setLines(respect, { ...foot, bold: 0.02, largest: 15, colour: '#ffffff' });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="210mm" height="297mm">
<rect width="${width}" height="${height}" fill="#fdf8ee"/>
<path fill="${palette.front}" d="M0 1062c140-50 260 18 420-6s280-60 420-8v140H0Z"/>
<path fill="${palette.near}" opacity=".75" d="M0 1100c160-42 300 22 460-6s260-44 380-12v106H0Z"/>
<path fill="#0b0e27" opacity=".2" transform="translate(0 9)" d="${arch(0)}"/><path fill="${palette.accent}" d="${arch(0)}"/>
<path fill="#0b0e27" opacity=".2" transform="translate(0 7)" d="${arch(14)}"/><path fill="#fffdf9" d="${arch(14)}"/>
<clipPath id="arch"><path d="${arch(26)}"/></clipPath><g clip-path="url(#arch)">${inPlace}</g>
${stack(await wordsOf(course), draw)}
${name ? `<g transform="translate(${(direction === 'rtl' ? middle + name.width / 2 + 12 : middle - name.width / 2 - 50).toFixed(1)} 1096)">${logo.replace('<svg', '<svg width="38" height="38"')}</g>${draw(name, middle, 1124)}` : ''}
${asked ? draw(asked, middle, 1160) : ''}
</svg>
`;
}

interface Part {
  lines: SetLine[];
  gap: number;
}

/** The verse as large as it fits, what it says, and where it is written. */
async function wordsOf({ lang, verse }: CourseFacts): Promise<Part[]> {
  const { direction } = locales[lang];
  const original = verse.lines.map((line) => line.original).join(' ');
  const translation = verse.lines.map((line) => line.text).join(' ');
  // In Hebrew the verse speaks for itself.
  const isHebrew = lang === 'he';
  const set = { widest: width - 130, leading: 1.28 };
  const verseLines = await setLines(original, {
    ...set,
    direction: 'rtl',
    bold: 0.03,
    colour: ink,
    largest: 88,
    lowest: isHebrew ? 430 : 290,
    leading: 1.5,
  });
  const saying = isHebrew
    ? []
    : await setLines(translation, {
        ...set,
        direction,
        bold: 0.02,
        colour: soft,
        largest: 36,
        lowest: 150,
      });
  const reference = await setLines(verse.reference, {
    ...set,
    direction,
    bold: 0.06,
    colour: '#8a5a00',
    largest: 24,
    lowest: 30,
  });
  return [
    { lines: verseLines, gap: 0 },
    { lines: saying, gap: 18 },
    { lines: reference, gap: 14 },
  ];
}

/** Lines one under the other, in the middle of the room for them. */
function stack(parts: readonly Part[], draw: Draw): string {
  const filled = parts.filter(({ lines }) => lines.length > 0);
  const total = filled
    .flatMap(({ lines, gap }) => [gap, ...lines.map(({ height }) => height)])
    .reduce((sum, one) => sum + one, 0);
  let y = (room.top + room.bottom - total) / 2;
  return filled
    .flatMap(({ lines, gap }) => {
      y += gap;
      return lines.map((line) => {
        y += line.height;
        return draw(line, middle, y - line.height * 0.32);
      });
    })
    .join('\n');
}
