import { brandName } from '../../src/core/brand.ts';
import { locales } from '../../src/core/locale.ts';
import { letter, type Lettering } from '../../src/platform/lettering/lettering.ts';
import type { CourseFacts } from './course-facts.ts';
import { logo } from './sheet-page.ts';

const width = 840;
const height = 1188;
const middle = width / 2;

/** Between the arch and the hills. */
const textMiddle = 896;
const leading = 1.2;

interface Look {
  size: number;
  bold: number;
  colour: string;
}

/** A4 as one drawing without fonts: the cover's art (an SVG element) through an arch cut from paper, title and tagline below. */
export async function makePoster(course: CourseFacts, art: string): Promise<string> {
  const { lang, title, tagline, palette } = course;
  const titleLines = await fit(title, { largest: 84, smallest: 64, bold: 0.085, colour: '#1a1f44' }, lang);
  const taglineLines = await fit(
    tagline,
    { largest: 34, smallest: 27, bold: 0.035, colour: '#4a4f76' },
    lang,
  );
  const lines = [...titleLines, ...taglineLines];
  const total = lines.reduce((sum, { size }) => sum + size * leading, 24);
  let y = textMiddle - total / 2;
  const texts = lines.map((line, index) => {
    if (index === titleLines.length) y += 24;
    y += line.size * leading;
    return shape(line.path, middle - line.width / 2, y - line.size * 0.3, line);
  });
  const name = await letter(brandName(lang), { size: 30, bold: 0.08, direction: locales[lang].direction });
  const wide = name.width + 58;
  const start = middle - wide / 2;
  const [markX, nameX] = lang === 'he' ? [start + name.width + 14, start] : [start, start + 58];
  const arch = (inset: number) =>
    `M${70 + inset} ${772 - inset}V420A${350 - inset} ${350 - inset} 0 0 1 ${770 - inset} 420V${772 - inset}Z`;
  const inPlace = art.replace(/^<\w+/, (tag) => `${tag} x="-40" y="40" width="920" height="760"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="210mm" height="297mm">
<rect width="${width}" height="${height}" fill="#fdf8ee"/>
<path fill="${palette.front}" d="M0 1040c140-60 260 20 420-6s280-70 420-10v164H0Z"/>
<path fill="${palette.near}" opacity=".75" d="M0 1086c160-50 300 26 460-6s260-52 380-14v122H0Z"/>
<path fill="#0b0e27" opacity=".2" transform="translate(0 9)" d="${arch(0)}"/><path fill="${palette.accent}" d="${arch(0)}"/>
<path fill="#0b0e27" opacity=".2" transform="translate(0 7)" d="${arch(16)}"/><path fill="#fffdf9" d="${arch(16)}"/>
<clipPath id="arch"><path d="${arch(30)}"/></clipPath><g clip-path="url(#arch)">${inPlace}</g>
${texts.join('\n')}
<g transform="translate(${markX.toFixed(1)} 1110)">${logo.replace('<svg', '<svg width="44" height="44"')}</g>
${shape(name.path, nameX, 1141, { size: 30, bold: 0.08, colour: '#ffffff' })}
</svg>
`;
}

/** One line as large as it fits, or two where it would become too small, broken where they come out most alike. */
async function fit(
  text: string,
  { largest, smallest, bold, colour }: { largest: number; smallest: number; bold: number; colour: string },
  lang: CourseFacts['lang'],
): Promise<(Look & Lettering)[]> {
  const { direction } = locales[lang];
  const widthAt = async (line: string, size: number) => (await letter(line, { size, bold, direction })).width;
  const room = width - 130;
  const words = text.split(' ');
  const whole = (largest * room) / (await widthAt(text, largest));
  const pairs = await Promise.all(
    words.slice(1).map(async (_, index) => {
      const pair = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
      return { pair, widest: Math.max(...(await Promise.all(pair.map((line) => widthAt(line, smallest))))) };
    }),
  );
  const best = pairs.toSorted((a, b) => a.widest - b.widest)[0];
  const isOne = whole >= smallest || !best;
  const size = isOne ? Math.min(largest, whole) : Math.min(smallest, (smallest * room) / best.widest);
  const lines = isOne ? [text] : best.pair;
  return Promise.all(
    lines.map(async (line) => ({ size, bold, colour, ...(await letter(line, { size, bold, direction })) })),
  );
}

function shape(path: string, x: number, y: number, { size, bold, colour }: Look): string {
  return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${colour}" stroke="${colour}" stroke-width="${(size * bold).toFixed(1)}" stroke-linejoin="round" d="${path}"/>`;
}
