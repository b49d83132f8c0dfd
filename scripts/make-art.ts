// Draws every static picture of the product from src/art: into public/ covers, scenes, avatars, medallions, deeds, icons and
// share pictures, into content/ the pictures of games. Run by hand when authoring, with Chromium installed; the results are
// committed.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { createElement } from 'react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport } from 'vite';
import { parse } from 'yaml';
import { z } from 'zod';
import { avatarNames } from '#core/avatar-names.ts';
import type * as avatarFile from '#art/avatars/avatar-picture.tsx';
import type * as gamePictureFile from '#art/game-pictures/game-picture.tsx';
import { deedHref, deedNames } from '#core/deed-names.ts';
import type * as deedFile from '#art/deeds/deed-picture.tsx';
import type * as coverFile from '#art/cover.tsx';
import type * as heroFile from '#art/hero-scene.tsx';
import type * as logoFile from '#art/logo.tsx';
import { medallionNames } from '#art/medallions/medallion-names.ts';
import type * as medallionFile from '#art/medallions/medallion-picture.tsx';
import { motifs } from '#art/motifs.ts';
import type { MotifName } from '#art/motifs.ts';
import { palettes } from '#art/palettes.ts';
import type { PaletteName } from '#art/palettes.ts';
import { sceneNames } from '#art/scene-names.ts';
import type * as sceneFile from '#art/scene.tsx';
import { icoFile } from './ico-file.ts';
import { stickerHref, stickerNames } from '#core/sticker-names.ts';
import { demoPictures } from '#art/demo-works/demo-pictures.ts';
import type * as demoWorkFile from '#art/demo-works/demo-work.tsx';
import type * as stickerFile from '#art/stickers/sticker-picture.tsx';
import { frameHref, frameNames, storePictureHref, storePictureNames } from '#core/store-art-names.ts';
import type * as storePictureFile from '#art/store/store-picture.tsx';
import type * as frameFile from '#art/store/frame-picture.tsx';
import { chromium as installed } from './testing/system-tools.ts';

const root = join(import.meta.dirname, '..');
const shareBytes = 80_000;
const parchment = '#fdf8ee';
const night = '#171c3f';

/** Node strips types but cannot read JSX; Vite can. */
async function load<T>(name: string): Promise<T> {
  const file = `/src/art/${name}.tsx`;
  return (await runnerImport<T>(file, { root, configFile: false, logLevel: 'error' })).module;
}
const { AvatarPicture } = await load<typeof avatarFile>('avatars/avatar-picture');
const { MedallionPicture } = await load<typeof medallionFile>('medallions/medallion-picture');
const { DeedPicture } = await load<typeof deedFile>('deeds/deed-picture');
const { DemoWork } = await load<typeof demoWorkFile>('demo-works/demo-work');
const { StickerPicture } = await load<typeof stickerFile>('stickers/sticker-picture');
const { StorePicture } = await load<typeof storePictureFile>('store/store-picture');
const { FramePicture } = await load<typeof frameFile>('store/frame-picture');
const { GamePicture, gamePictures } = await load<typeof gamePictureFile>('game-pictures/game-picture');
const { Cover } = await load<typeof coverFile>('cover');
const { Scene } = await load<typeof sceneFile>('scene');
const { HeroScene } = await load<typeof heroFile>('hero-scene');
const { Logo } = await load<typeof logoFile>('logo');

const CourseCover = z.object({
  cover: z.object({
    motif: z.enum(Object.keys(motifs) as [MotifName, ...MotifName[]]),
    palette: z.enum(Object.keys(palettes) as [PaletteName, ...PaletteName[]]),
  }),
});

function write(path: string, bytes: string | Uint8Array, folder = 'public') {
  const file = join(root, folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, bytes);
  console.log(`${String(bytes.length).padStart(7)}  ${folder}/${path}`);
}

/** A standalone SVG; inside a page its language may be left out. */
function svgFile(drawing: ReactElement): string {
  const svg = renderToStaticMarkup(drawing);
  return svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

const rubik = readFileSync(
  join(root, 'node_modules/@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2'),
).toString('base64');

/** Draws `body` on a page of this size and takes a screenshot. */
async function photograph(page: Page, body: string, size: { width: number; height: number; paper?: string }) {
  await page.setViewportSize({ width: size.width, height: size.height });
  await page.setContent(
    `<!doctype html><style>
      @font-face { font-family: Rubik; font-weight: 300 900; src: url(data:font/woff2;base64,${rubik}) }
      body { margin: 0; background: ${size.paper ?? 'transparent'}; font: 800 112px Rubik; color: #fff }
      .fill { position: absolute; inset: 0; width: 100%; height: 100% }
      .middle { position: absolute; inset: 0; margin: auto }
    </style>${body}`,
  );
  await page.evaluate('document.fonts.ready');
  return {
    png: () => page.screenshot({ type: 'png', omitBackground: size.paper === undefined }),
    /** The best quality that stays within a share picture's size limit. */
    jpg: async () => {
      for (const quality of [90, 84, 78, 70, 60]) {
        const bytes = await page.screenshot({ type: 'jpeg', quality });
        if (bytes.length <= shareBytes) return bytes;
      }
      throw new Error(`a picture of ${size.width} by ${size.height} does not fit into ${shareBytes} bytes`);
    },
  };
}

const share = { width: 1200, height: 630, paper: night };
const executablePath = installed.find();
if (!executablePath) throw new Error('Chromium is needed to draw the icons and share pictures');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();

/** A cover as lists and pages show it, and as a share picture. */
async function writeCover(name: string, cover: { motif: MotifName; palette: PaletteName }): Promise<void> {
  write(`covers/${name}.svg`, svgFile(createElement(Cover, cover)));
  const wide = renderToStaticMarkup(createElement(Cover, { ...cover, wide: true, className: 'fill' }));
  write(`covers/${name}.jpg`, await (await photograph(page, wide, share)).jpg());
}

for (const name of sceneNames) write(`scenes/${name}.svg`, svgFile(createElement(Scene, { name })));
for (const name of avatarNames) {
  write(`avatars/${name}.svg`, svgFile(createElement(AvatarPicture, { name })));
}

for (const name of medallionNames) {
  write(`badges/${name}.svg`, svgFile(createElement(MedallionPicture, { name })));
}

for (const name of deedNames) write(deedHref(name), svgFile(createElement(DeedPicture, { name })));
for (const name of Object.keys(demoPictures))
  write(`demo-works/${name}.svg`, svgFile(createElement(DemoWork, { name })), 'content');
for (const name of stickerNames) write(stickerHref(name), svgFile(createElement(StickerPicture, { name })));

for (const name of storePictureNames)
  write(storePictureHref(name), svgFile(createElement(StorePicture, { name })));
for (const name of frameNames) write(frameHref(name), svgFile(createElement(FramePicture, { name })));

const drawn = Object.entries(gamePictures).flatMap(([folder, pictures]) =>
  Object.entries(pictures).map(([name, picture]) => ({ path: `${folder}/${name}.svg`, picture })),
);
for (const { path, picture } of drawn)
  write(path, svgFile(createElement(GamePicture, { picture })), 'content/courses');

const courses = join(root, 'content/courses');
for (const course of readdirSync(courses)) {
  const { cover } = CourseCover.parse(parse(readFileSync(join(courses, course, 'course.yaml'), 'utf8')));
  await writeCover(course, cover);
}

// For courses whose cover staff makes in the browser.
for (const motif of Object.keys(motifs) as MotifName[])
  for (const palette of Object.keys(palettes) as PaletteName[])
    await writeCover(`made/${motif}.${palette}`, { motif, palette });

const hero = renderToStaticMarkup(createElement(HeroScene, { mirrored: false, className: 'fill' }));
const logo = renderToStaticMarkup(createElement(Logo, {}));
const name = `<div style="position:absolute;left:72px;top:150px;width:150px">${logo}</div><div style="position:absolute;left:72px;top:310px">Lamed</div>`;
write('share.jpg', await (await photograph(page, hero + name, share)).jpg());

const icons: ReadonlyArray<{ file: string; size: number; logo: number; paper?: string }> = [
  { file: 'favicon-32.png', size: 32, logo: 1 },
  { file: 'icon-192.png', size: 192, logo: 0.96 },
  { file: 'icon-512.png', size: 512, logo: 0.96 },
  // A launcher may crop these to a mask: the mark stays in the middle, the paper fills the rest.
  { file: 'maskable-512.png', size: 512, logo: 0.66, paper: parchment },
  { file: 'apple-touch-icon.png', size: 180, logo: 0.78, paper: parchment },
];
write('icons/favicon.svg', svgFile(createElement(Logo, {})));
for (const icon of icons) {
  const side = Math.round(icon.size * icon.logo);
  const body = `<div class="middle" style="width:${side}px;height:${side}px">${logo.replace('<svg', '<svg class="fill"')}</div>`;
  const size = { width: icon.size, height: icon.size, ...(icon.paper && { paper: icon.paper }) };
  const png = await (await photograph(page, body, size)).png();
  write(`icons/${icon.file}`, png);
  // Programs that read no HTML request this address.
  if (icon.file === 'favicon-32.png') write('favicon.ico', icoFile(png, icon.size));
}
await browser.close();
