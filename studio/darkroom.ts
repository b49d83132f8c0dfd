import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';

import type { FilmFacts } from './film.ts';

const ROOT = import.meta.dirname;
const PAGE =
  '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><script type="module" src="/engine-browser/page.ts"></script>';

export interface Darkroom {
  facts: FilmFacts;
  seconds: number;
  /** Draws the pictures of these seconds and hands each on as RGBA, 1280 × 720, in order. */
  develop: (times: number[], take: (frame: Buffer) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Opens a film in a browser without a window. Throws what the film itself throws. The page fetches its work by itself:
 * through a debugging connection four megabytes a frame would take half a second each.
 */
export async function openDarkroom(film: string): Promise<Darkroom> {
  let take: ((frame: Buffer) => Promise<void>) | undefined;
  let idle: ServerResponse | undefined;
  const opened = Promise.withResolvers<{ facts: FilmFacts; seconds: number }>();
  let drawn = Promise.withResolvers<void>();
  // Whoever waits hears of a failure; nobody may be waiting when it happens.
  drawn.promise.catch(() => undefined);

  const answers: Record<string, (body: Buffer, response: ServerResponse) => Promise<void> | void> = {
    '/facts': (body) => opened.resolve(JSON.parse(body.toString()) as { facts: FilmFacts; seconds: number }),
    '/frame': (body) => take?.(body),
    '/done': () => drawn.resolve(),
    '/failed': (body) => {
      const error = new Error(`${film}: ${body.toString()}`);
      opened.reject(error);
      drawn.reject(error);
    },
  };
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (request.url === '/job') idle = response;
    else if (answer) {
      readBody(request)
        .then((body) => answer(body, response))
        .then(() => response.writeHead(204).end(), fail(response));
    } else
      serve(request.url ?? '/').then(
        ([type, text]) => response.writeHead(200, { 'content-type': type }).end(text),
        fail(response),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const profile = await mkdtemp(join(tmpdir(), 'studio-browser-'));
  const browser = spawn(
    process.env.CHROMIUM ?? '/usr/bin/chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-accelerated-2d-canvas',
      '--no-first-run',
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      `http://127.0.0.1:${port}/?film=${film}`,
    ],
    { stdio: 'ignore' },
  );
  browser.on('error', opened.reject);
  browser.on('exit', () => opened.reject(new Error('The browser closed before the film was open.')));

  const close = async (): Promise<void> => {
    browser.removeAllListeners('exit');
    const gone = new Promise((resolve) => browser.on('exit', resolve));
    if (browser.exitCode === null && browser.kill()) await gone;
    server.closeAllConnections();
    server.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  const develop: Darkroom['develop'] = async (times, taker) => {
    take = taker;
    drawn = Promise.withResolvers<void>();
    while (!idle) await new Promise((resolve) => setTimeout(resolve, 20));
    const response = idle;
    idle = undefined;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(times));
    await drawn.promise;
  };
  try {
    return { ...(await opened.promise), develop, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function serve(url: string): Promise<[type: string, text: string]> {
  if (url.startsWith('/?')) return ['text/html', PAGE];
  return ['text/javascript', stripTypeScriptTypes(await readFile(join(ROOT, normalize(url)), 'utf8'))];
}

const fail =
  (response: ServerResponse) =>
  (error: unknown): void => {
    response.writeHead(500).end(String(error));
  };
