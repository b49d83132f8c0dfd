// Takes the still pictures of each course from its films and comics, as its stills.yaml says. Run by hand when authoring, with
// ffmpeg installed, and again when a film has changed; the results are committed. Named courses limit it to those.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { readCaptionLines } from '#core/caption-lines.ts';
import { StillsFile, type Still } from '#features/learning/content/server/content-schemas.ts';

const courses = join(import.meta.dirname, '../content/courses');
const sizes = { wide: [480, 270], square: [240, 240] } as const;
/** The moment within a line, as a share of it: by then the picture shows what the line tells. */
const moment = 0.6;

const { positionals } = parseArgs({ allowPositionals: true });
for (const file of globSync(join(courses, '*/stills.yaml')).toSorted()) {
  const folder = dirname(file);
  if (positionals.length > 0 && !positionals.includes(basename(folder))) continue;
  const items = Object.entries(StillsFile.parse(parse(readFileSync(file, 'utf8'))));
  let bytes = 0;
  for (const [item, stills] of items) {
    const pictures = join(folder, 'pictures', item);
    await mkdir(pictures, { recursive: true });
    for (const [name, still] of Object.entries(stills)) {
      const picture =
        'panel' in still ? copyPanel(join(pictures, `${still.panel}.webp`)) : take(folder, still);
      bytes += picture.length;
      await writeFile(join(pictures, `${name}.webp`), picture);
    }
  }
  console.log(`${String(Math.round(bytes / 1000)).padStart(5)} kB  ${basename(folder)}`);
}

function take(folder: string, { film, line, near, shape }: Extract<Still, { film: string }>): Buffer {
  const media = join(folder, 'media', film);
  const said = readCaptionLines(readFileSync(join(media, 'captions/en.vtt'), 'utf8'))[line - 1];
  if (!said) throw new Error(`${film} has no line ${line}`);
  const [width, height] = sizes[shape];
  const [x, y, nearer] = near ?? [0.5, 0.5, 1];
  // The largest part of the picture with this aspect ratio, reduced by this factor, and never beyond its edges.
  const [w, h] = [`min(iw,ih*${width}/${height})/${nearer}`, `min(ih,iw*${height}/${width})/${nearer}`];
  const crop = `crop='${w}':'${h}':'clip(iw*${x}-ow/2,0,iw-ow)':'clip(ih*${y}-oh/2,0,ih-oh)'`;
  const at = said.start + (said.end - said.start) * moment;
  return draw(
    ['-ss', at.toFixed(2), '-i', join(media, 'film.mp4')],
    `${crop},scale=${width}:${height}:flags=lanczos`,
  );
}

function copyPanel(file: string): Buffer {
  const [width, height] = sizes.wide;
  const fill = `scale=${width}:${height}:force_original_aspect_ratio=increase:flags=lanczos`;
  return draw(['-i', file], `${fill},crop=${width}:${height}`);
}

function draw(input: string[], filter: string): Buffer {
  const output = [
    '-frames:v',
    '1',
    '-vf',
    filter,
    '-c:v',
    'libwebp',
    '-quality',
    '70',
    '-compression_level',
    '6',
  ];
  const args = ['-v', 'error', ...input, ...output, '-bitexact', '-f', 'webp', '-'];
  const { stdout, stderr, status } = spawnSync('ffmpeg', args, { maxBuffer: 10_000_000 });
  if (status !== 0) throw new Error(`ffmpeg: ${stderr.toString()}`);
  return stdout;
}
