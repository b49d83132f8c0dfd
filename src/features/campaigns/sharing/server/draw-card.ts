import { readFile } from 'node:fs/promises';
import { locales, type Locale } from '#core/locale.ts';
import { letter } from '#platform/lettering/lettering.ts';

/** What a picture for sharing says, in its language. */
export interface CardWords {
  name: string;
  /** In which direction the name is written. */
  nameDirection: 'ltr' | 'rtl';
  raised: string;
  ofGoal: string;
  /** Empty if nobody has given and nobody can. */
  donors: string;
  brand: string;
  /** How much of the goal is reached: 0 to 1, or more. */
  share: number;
}

const [width, height] = [1200, 630];
const panel = { x: 56, y: 236, width: width - 112, height: 340 };
const inset = 52;
const room = panel.width - 2 * inset;

const pomegranate = 'M16 9 15 1l5 4 4-5 4 5 5-4-1 8a19 19 0 0 1 12 18 20 20 0 0 1-40 0 19 19 0 0 1 12-18Z';
const lamed =
  'M16 11c5 1 6 4 5.5 8.5H33c1 9-4 14.5-11 19l-3.5-3.5c5-3.5 8.5-6.5 9-11H15.500c-.5-6 1.500-8 .5-13Z';

/** The picture that shows a campaign where its link is shared: a sheet of paper on the campaign's cover; in Hebrew it is mirrored. */
export async function drawCard(words: CardWords, locale: Locale, coverFile: string): Promise<Buffer> {
  const { direction } = locales[locale];
  const toStart = (own: number, inside = 0) =>
    direction === 'ltr' ? panel.x + inset + inside : panel.x + panel.width - inset - inside - own;
  const line = async (
    text: string,
    look: { y: number; size: number; bold: number; color: string; after?: number; in?: 'ltr' | 'rtl' },
  ) => {
    const { path, width: own } = await letter(text, {
      size: look.size,
      bold: look.bold,
      direction: look.in ?? direction,
    });
    const scale = Math.min(1, (room - (look.after ?? 0)) / Math.max(1, own));
    const x = toStart(own * scale, look.after);
    return {
      width: own * scale,
      svg:
        `<path transform="translate(${x.toFixed(1)} ${look.y}) scale(${scale.toFixed(4)})" d="${path}" fill="${look.color}" ` +
        `stroke="${look.color}" stroke-width="${look.size * look.bold}" stroke-linejoin="round"/>`,
    };
  };
  const name = await fold(words.name, words.nameDirection);
  const lines = await Promise.all(
    name.map((text, index) =>
      line(text, {
        y: panel.y + (name.length === 1 ? 92 : 70 + index * 50),
        size: name.length === 1 ? 50 : 42,
        bold: 0.07,
        color: '#1a1f44',
        in: words.nameDirection,
      }),
    ),
  );
  const raised = await line(words.raised, { y: 464, size: 84, bold: 0.08, color: '#b42b45' });
  const goal = await line(words.ofGoal, {
    y: 464,
    size: 34,
    bold: 0.03,
    color: '#4a4f76',
    after: raised.width + 22,
  });
  const donors = await line(words.donors, { y: 556, size: 28, bold: 0.03, color: '#4a4f76' });
  const brand = await letter(words.brand, { size: 28, bold: 0.06, direction });
  const track = { x: panel.x + inset, y: 492, height: 26 };
  const filled = Math.max(26, Math.min(1, Math.max(0, words.share)) * room);
  const fillX = direction === 'ltr' ? track.x : track.x + room - filled;
  const mark = direction === 'ltr' ? panel.x + panel.width - inset - 40 : panel.x + inset;
  const brandX = direction === 'ltr' ? mark - 12 - brand.width : mark + 52;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><filter id="lift" x="-5%" y="-10%" width="110%" height="125%"><feDropShadow dx="0" dy="10" stdDeviation="14" flood-color="#1a1f44" flood-opacity=".3"/></filter></defs>
<rect x="${panel.x}" y="${panel.y}" width="${panel.width}" height="${panel.height}" rx="28" fill="#fffdf9" filter="url(#lift)"/>
${lines.map((each) => each.svg).join('')}
${raised.svg}${goal.svg}
<rect x="${track.x}" y="${track.y}" width="${room}" height="${track.height}" rx="13" fill="#f5eddb"/>
<rect x="${fillX}" y="${track.y}" width="${filled}" height="${track.height}" rx="13" fill="#b42b45"/>
${donors.svg}
<g transform="translate(${mark} 522) scale(.85)"><path d="${pomegranate}" fill="#b42b45"/><path d="${lamed}" fill="#fdf3dc"/></g>
<path transform="translate(${brandX.toFixed(1)} 556)" d="${brand.path}" fill="#1a1f44" stroke="#1a1f44" stroke-width="1.7"/>
</svg>`;
  const { default: sharp } = await import('sharp');
  return sharp(await readFile(coverFile))
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: Buffer.from(svg) }])
    .png({ palette: true, effort: 4 })
    .toBuffer();
}

/** A name in one line or two, as its words allow; what is longer is made smaller. */
async function fold(name: string, direction: 'ltr' | 'rtl'): Promise<string[]> {
  const whole = await letter(name, { size: 50, bold: 0.07, direction });
  const words = name.split(' ');
  if (whole.width <= room || words.length === 1) return [name];
  const splits = words.slice(1).map((_, index) => {
    const [first, second] = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { first, second, longest: Math.max(first.length, second.length) };
  });
  const [best] = splits.toSorted((one, other) => one.longest - other.longest);
  return best ? [best.first, best.second] : [name];
}
