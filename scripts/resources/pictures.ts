import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { ContentCourse } from '#features/learning/content/server/content.ts';
import { coverArt } from './sheet-page.ts';
import { takeStills } from './stills.ts';

/** The addresses of pictures, each of which holds its picture. */
export interface Pictures {
  /** The course's cover. */
  art: string;
  /** Moments of each film, by its id. */
  stills: ReadonlyMap<string, readonly string[]>;
}

/** The cover with its soft shadows as one picture, which several pages of a sheet share, and stills of the films. */
export async function takePictures(page: Page, course: ContentCourse, media: string): Promise<Pictures> {
  await page.setViewportSize({ width: 760, height: 570 });
  await page.setContent(`<style>body{margin:0}svg{width:100%;height:100%}</style>${coverArt(course.id)}`);
  const art = await page.screenshot({ type: 'jpeg', quality: 54 });
  const stills = new Map<string, readonly string[]>();
  for (const { id, duration, chapters } of course.films) {
    const at = chapters.map((chapter) => chapter.at);
    stills.set(id, await takeStills(join(media, id, 'film.mp4'), { duration, at }));
  }
  return { art: `data:image/jpeg;base64,${art.toString('base64')}`, stills };
}
