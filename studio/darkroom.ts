import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { chromium, type Page } from 'playwright-core';

import type { FilmFacts } from './film.ts';

const ROOT = import.meta.dirname;
const PAGE = '<!doctype html><meta charset="utf-8"><script type="module" src="/engine-browser/page.ts"></script>';

export interface Darkroom {
  facts: FilmFacts;
  seconds: number;
  /** Draws the pictures of these seconds and hands each on as RGBA, 1280 × 720, in order. */
  develop: (times: number[], take: (frame: Buffer) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a film in a browser without a window. Throws what the film itself throws. */
export async function openDarkroom(film: string): Promise<Darkroom> {
  let take: (frame: Buffer) => Promise<void> = () => Promise.reject(new Error('No one asked for a frame.'));
  const server = createServer(async (request, response) => {
    try {
      if (request.method === 'POST') {
        const parts: Buffer[] = [];
        for await (const part of request) parts.push(part as Buffer);
        await take(Buffer.concat(parts));
        response.writeHead(204).end();
      } else if (request.url === '/') {
        response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
      } else {
        const source = await readFile(join(ROOT, normalize(request.url ?? '')), 'utf8');
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(stripTypeScriptTypes(source));
      }
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--disable-gpu', '--disable-accelerated-2d-canvas', '--no-sandbox'],
  });
  const close = async (): Promise<void> => {
    await browser.close();
    server.close();
  };
  try {
    const page = await browser.newPage();
    page.on('console', (message) => console.log(`  page: ${message.text()}`));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction(() => 'studio' in globalThis);
    const loaded = await load(page, film);
    const develop: Darkroom['develop'] = async (times, taker) => {
      take = taker;
      // In short runs, so that a mistake in a film shows at once and not after a minute.
      for (let i = 0; i < times.length; i += 48) await run(page, times.slice(i, i + 48));
    };
    return { ...loaded, develop, close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface StudioPage {
  studio: {
    load: (name: string) => Promise<{ facts: FilmFacts; seconds: number }>;
    frames: (times: number[]) => Promise<void>;
  };
}

const load = (page: Page, film: string): Promise<{ facts: FilmFacts; seconds: number }> =>
  page.evaluate((name) => (globalThis as unknown as StudioPage).studio.load(name), film);

const run = (page: Page, times: number[]): Promise<void> =>
  page.evaluate((list) => (globalThis as unknown as StudioPage).studio.frames(list), times);
