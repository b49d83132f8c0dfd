/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { avatarHref, avatarNames } from '#core/avatar-names.ts';
import { AvatarPicture } from './avatars/avatar-picture.tsx';
import { Cover } from './cover.tsx';
import { deedHref, deedNames } from '#core/deed-names.ts';
import { DeedPicture } from './deeds/deed-picture.tsx';
import { demoPictures } from './demo-works/demo-pictures.ts';
import { DemoWork } from './demo-works/demo-work.tsx';
import { HeroScene } from './hero-scene.tsx';
import { medallionNames } from './medallions/medallion-names.ts';
import { MedallionPicture } from './medallions/medallion-picture.tsx';
import { motifs } from './motifs.ts';
import type { MotifName } from './motifs.ts';
import { palettes } from './palettes.ts';
import type { PaletteName } from './palettes.ts';
import { sceneNames } from './scene-names.ts';
import { Scene } from './scene.tsx';
import { frameHref, frameNames, storePictureHref, storePictureNames } from '#core/store-art-names.ts';
import { stickerHref, stickerNames } from '#core/sticker-names.ts';
import { giftCardNames } from '#core/gift-card-names.ts';
import { GiftCardPicture } from './gift-cards/gift-card-picture.tsx';
import { FramePicture } from './store/frame-picture.tsx';
import { StorePicture } from './store/store-picture.tsx';
import { StickerPicture } from './stickers/sticker-picture.tsx';

const motifNames = Object.keys(motifs) as MotifName[];
const paletteNames = Object.keys(palettes) as PaletteName[];
const ids = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);

describe('paper-cut art', () => {
  test('is drawn identically every time', () => {
    const draw = () => renderToStaticMarkup(<Cover motif="tree" palette="olive" />);
    expect(draw()).toBe(draw());
  });

  test.each(motifNames)('keeps the cover %s within 3.5 kB, in every palette', (motif) => {
    for (const palette of paletteNames) {
      expect(renderToStaticMarkup(<Cover motif={motif} palette={palette} />).length).toBeLessThan(3.5 * 1024);
    }
  });

  test.each(sceneNames)('keeps the scene %s within 6 kB', (name) => {
    expect(renderToStaticMarkup(<Scene name={name} />).length).toBeLessThan(6 * 1024);
  });

  test.each(avatarNames)('keeps the avatar %s within 3.5 kB, valid, and its file as drawn', (name) => {
    const svg = renderToStaticMarkup(<AvatarPicture name={name} />);
    expect(svg.length).toBeLessThan(3.5 * 1024);
    expect(svg).not.toMatch(/style=|NaN|undefined/);
    expect(readFileSync(`public${avatarHref(name)}`, 'utf8')).toBe(svg);
  });

  test.each(medallionNames)('keeps the medallion %s within 4 kB, valid, and its file as drawn', (name) => {
    const svg = renderToStaticMarkup(<MedallionPicture name={name} />);
    expect(svg.length).toBeLessThan(4 * 1024);
    expect(svg).not.toMatch(/style=|NaN|undefined/);
    expect(readFileSync(`public/badges/${name}.svg`, 'utf8')).toBe(svg);
  });

  test.each(deedNames)('keeps the deed %s within 2 kB, valid, and its file as drawn', (name) => {
    const svg = renderToStaticMarkup(<DeedPicture name={name} />);
    expect(svg.length).toBeLessThan(2 * 1024);
    expect(svg).not.toMatch(/style=|NaN|undefined/);
    expect(readFileSync(`public${deedHref(name)}`, 'utf8')).toBe(svg);
  });

  test.each(stickerNames)('keeps the sticker %s within 3 kB, valid, and its file as drawn', (name) => {
    const svg = renderToStaticMarkup(<StickerPicture name={name} />);
    expect(svg.length).toBeLessThan(3 * 1024);
    expect(svg).not.toMatch(/style=|NaN|undefined/);
    expect(readFileSync(`public${stickerHref(name)}`, 'utf8')).toBe(svg);
  });

  test.each(storePictureNames)('keeps the store’s %s within 3 kB, valid, and its file as drawn', (name) => {
    const svg = renderToStaticMarkup(<StorePicture name={name} />);
    expect(svg.length).toBeLessThan(3 * 1024);
    expect(svg).not.toMatch(/style=|NaN|undefined/);
    expect(readFileSync(`public${storePictureHref(name)}`, 'utf8')).toBe(svg);
  });

  test.each(giftCardNames)('keeps the card %s within 5 kB, and valid', (name) => {
    const svg = renderToStaticMarkup(<GiftCardPicture name={name} />);
    expect(svg.length).toBeLessThan(5 * 1024);
    expect(svg).not.toMatch(/style=|NaN|undefined/);
  });

  test.each(frameNames)('keeps the frame %s within 3 kB, valid, and its file as drawn', (name) => {
    const svg = renderToStaticMarkup(<FramePicture name={name} />);
    expect(svg.length).toBeLessThan(3 * 1024);
    expect(svg).not.toMatch(/style=|NaN|undefined/);
    expect(readFileSync(`public${frameHref(name)}`, 'utf8')).toBe(svg);
  });

  test.each(Object.keys(demoPictures))('keeps the demo work %s valid, and its file as drawn', (name) => {
    const svg = renderToStaticMarkup(<DemoWork name={name} />);
    expect(svg).not.toMatch(/style=|NaN|undefined/);
    expect(readFileSync(`content/demo-works/${name}.svg`, 'utf8')).toBe(svg);
  });

  test('keeps the hero, which every home page carries, within 14 kB', () => {
    expect(renderToStaticMarkup(<HeroScene mirrored={false} />).length).toBeLessThan(14 * 1024);
  });

  test('plays the hero’s nightfall once, within six seconds', () => {
    const theme = readFileSync('src/ui/styles/theme.css', 'utf8');
    const html = renderToStaticMarkup(<HeroScene mirrored={false} />);
    const names = new Set(Array.from(html.matchAll(/class="(animate-[^"]+)"/g), ([, name]) => name));
    expect(names.size).toBeGreaterThan(3);
    for (const name of names) {
      const animation = new RegExp(`--${name}: ([^;]+);`).exec(theme)?.[1] ?? '';
      expect(animation, name).toMatch(/ backwards$/);
      const seconds = Array.from(animation.matchAll(/ ([\d.]+)(m?)s\b/g), ([, time, milli]) =>
        milli ? Number(time) / 1000 : Number(time),
      );
      expect(
        seconds.reduce((sum, time) => sum + time, 0),
        name,
      ).toSatisfy((total: number) => total > 0 && total <= 6);
    }
  });

  test('uses an id once on a page with several drawings, and only ids that exist', () => {
    const html = renderToStaticMarkup(
      <>
        <HeroScene mirrored={false} />
        {motifNames.map((motif) => (
          <Fragment key={motif}>
            <Cover motif={motif} palette="night" />
          </Fragment>
        ))}
      </>,
    );
    const found = ids(html);
    expect(new Set(found).size).toBe(found.length);
    for (const [, used] of html.matchAll(/url\(#([^)]+)\)/g)) expect(found).toContain(used);
  });

  test('has no style attribute, which the security policy would refuse, and no NaN', () => {
    const html = renderToStaticMarkup(
      <>
        <HeroScene mirrored />
        {sceneNames.map((name) => (
          <Scene key={name} name={name} />
        ))}
        {motifNames.map((motif) => (
          <Cover key={motif} motif={motif} palette="teal" />
        ))}
      </>,
    );
    expect(html).not.toContain('style=');
    expect(html).not.toMatch(/NaN|undefined/);
  });

  test('mirrors the hero for Hebrew and draws it the same otherwise', () => {
    const there = renderToStaticMarkup(<HeroScene mirrored={false} />);
    const back = renderToStaticMarkup(<HeroScene mirrored />);
    expect(there).not.toContain('-scale-x-100');
    expect(back).toContain('-scale-x-100');
    expect(back.replace(/ class="[^"]*"/, '')).toBe(there.replace(/ class="[^"]*"/, ''));
  });
});
