import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { localeCodes } from '../../../../core/locale.ts';

/** Files of content, path within the folder → text. */
export type ContentFiles = Record<string, string>;

/** Content without a mistake: one category, the course `kindness` with the film `tent` and a comic to come. */
export function makeContentFiles(): ContentFiles {
  const media = 'courses/kindness/media/tent';
  return {
    'categories.yaml': `- slug: inspiration\n${inEachLanguage('names', 2)}${inEachLanguage('descriptions', 2)}`,
    'courses/kindness/course.yaml': courseYaml,
    [`${media}/film.mp4`]: 'film',
    [`${media}/poster.jpg`]: 'poster',
    [`${media}/film.yaml`]: `duration: 52.4\nwidth: 1280\nheight: 720\nchapters:\n  - at: 0\n${inEachLanguage('title', 4)}`,
    ...Object.fromEntries(
      localeCodes.map((code) => [`courses/kindness/${code}/course.yaml`, textYaml(code)]),
    ),
    ...Object.fromEntries(localeCodes.map((code) => [`${media}/captions/${code}.vtt`, captions])),
  };
}

/** The files in a folder on disk, thrown away when it goes out of scope: `await using folder = await makeContentFolder(files)`. */
export async function makeContentFolder(files: ContentFiles): Promise<AsyncDisposable & { path: string }> {
  const parent = await mkdtemp(join(tmpdir(), 'lamed-content-'));
  const path = join(parent, 'content');
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true });
    await writeFile(join(path, name), text);
  }
  return { path, [Symbol.asyncDispose]: () => rm(parent, { recursive: true }) };
}

const courseYaml = `order: 1
featuredLevel: 3
demo: true
archived: false
comingSoon: false
access: default
categories: [inspiration]
cover: { motif: open-hands, palette: pomegranate }
chapters:
  - id: open-tent
    items:
      - { id: tent-film, type: film, film: tent, access: public }
      - { id: tent-comic, type: visual, minutes: 4, planned: true }
`;

function textYaml(code: string): string {
  return `title: Kindness ${code}
tagline: A tagline
description: A description
seoDescription: In short
chapters:
  open-tent: The open tent
items:
  tent-film:
    title: The tent
    summary: Guests come.
    source: Genesis 18:1–8
    talk:
      - Who came?
      - Whom did you welcome?
  tent-comic: { title: The comic, summary: In pictures. }
`;
}

const captions = `WEBVTT

1
00:00:01.000 --> 00:00:04.000
A hot day.

00:00:04.000 --> 00:00:52.400 line:85%
Somebody is coming.
`;

function inEachLanguage(key: string, indent: number): string {
  const space = ' '.repeat(indent);
  return `${space}${key}:\n${localeCodes.map((code) => `${space}  ${code}: Words ${code}\n`).join('')}`;
}
