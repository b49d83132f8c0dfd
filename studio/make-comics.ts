import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';

import { openBrowser } from './browser.ts';

const COURSES = join(import.meta.dirname, '../content/courses');
const COMICS = join(import.meta.dirname, 'comics');

interface ComicFacts {
  course: string;
  panels: { id: string; shape: string; mouths: { x: number; y: number }[] }[];
}
interface Bubble {
  id: string;
  x: number;
  y: number;
  width: number;
  tail?: { x: number; y: number };
}
interface Structure {
  panels: { id: string; picture: string; shape: string; bubbles: Bubble[] }[];
}
interface Texts {
  panels: Record<string, { bubbles?: Record<string, string> }>;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** One sheet with all panels, their mouths and bubbles, instead of the pictures. */
    sheet: { type: 'boolean' },
    /** The language of the bubbles on the sheet. */
    lang: { type: 'string', default: 'en' },
  },
});

const names =
  positionals.length > 0 ? positionals : (await readdir(COMICS)).map((file) => file.replace(/\.ts$/, ''));
for (const name of names) await make(name);

async function make(name: string): Promise<void> {
  const done = Promise.withResolvers<string>();
  let facts: ComicFacts | undefined;
  let bytes = 0;
  const folder = (): string => join(COURSES, facts?.course ?? '', 'pictures', name);
  const { close } = await openBrowser(
    'comic-page',
    { comic: name, ...(values.sheet && { sheet: '' }) },
    {
      '/facts': async (body) => {
        facts = JSON.parse(body.toString()) as ComicFacts;
        if (values.sheet) return;
        await rm(folder(), { recursive: true, force: true });
        await mkdir(folder(), { recursive: true });
      },
      '/bubbles': async () => facts && (await bubblesOf(name, facts)),
      '/picture': async (body, query) => {
        bytes += body.length;
        await writeFile(join(folder(), `${query.get('id') ?? ''}.webp`), body);
      },
      '/sheet': async (body) => {
        const file = join(await mkdtemp(join(tmpdir(), 'comic-')), `${name}.png`);
        await writeFile(file, body);
        done.resolve(file);
      },
      '/done': () => done.resolve(`${name}: ${facts?.panels.length} panels, ${Math.round(bytes / 1000)} kB`),
      '/failed': (body) => done.reject(new Error(`${name}: ${body.toString()}`)),
    },
    done.reject,
  );
  try {
    console.log(await done.promise);
    for (const { id, mouths } of facts?.panels ?? [])
      if (mouths.length > 0)
        console.log(`  ${id}: ${mouths.map(({ x, y }) => `tail: { x: ${x}, y: ${y} }`).join('  ')}`);
  } finally {
    await close();
  }
}

/** The bubbles with their words, as far as they are written; says where item and drawing differ. */
async function bubblesOf(
  name: string,
  { course, panels }: ComicFacts,
): Promise<Record<string, (Bubble & { text: string })[]>> {
  const structure = await read<Structure>(join(COURSES, course, 'items', `${name}.yaml`));
  const texts = await read<Texts>(join(COURSES, course, values.lang, 'items', `${name}.yaml`));
  if (!structure) return {};
  const [drawn, written] = [panels, structure.panels].map((list) =>
    list.map(({ id, shape }) => `${id} (${shape})`).join(' '),
  );
  if (drawn !== written) console.warn(`Drawn:   ${drawn}\nWritten: ${written}`);
  return Object.fromEntries(
    structure.panels.map(({ id, bubbles }) => [
      id,
      bubbles.map((bubble) => ({ ...bubble, text: texts?.panels[id]?.bubbles?.[bubble.id] ?? bubble.id })),
    ]),
  );
}

async function read<T>(file: string): Promise<T | undefined> {
  if (!existsSync(file)) return undefined;
  return parse(await readFile(file, 'utf8')) as T;
}
