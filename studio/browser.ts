import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { chromium } from '../scripts/testing/system-tools.ts';

const ROOT = import.meta.dirname;

/** Sends the page its instructions, as JSON; it may take its time. */
export type Answer = (body: Buffer, query: URLSearchParams) => unknown;

/**
 * Opens a page of `engine-browser/` in a headless browser; the studio's modules are served to it unchanged. What the page
 * requests or posts goes to `answers` by its path. `failed` is called when the browser does not start or closes
 * unexpectedly.
 */
export async function openBrowser(
  page: string,
  query: Record<string, string>,
  answers: Record<string, Answer>,
  failed: (error: Error) => void,
): Promise<{ close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    respond(request, page, answers).then(
      ([type, text]) => response.writeHead(200, { 'content-type': type }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const profile = await mkdtemp(join(tmpdir(), 'studio-browser-'));
  const browser = spawn(
    process.env.CHROMIUM ?? chromium.find() ?? 'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-accelerated-2d-canvas',
      '--no-first-run',
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      `http://127.0.0.1:${port}/?${new URLSearchParams(query).toString()}`,
    ],
    { stdio: 'ignore', detached: true },
  );
  browser.on('error', failed);
  browser.on('exit', () => failed(new Error('The browser closed before it was done.')));
  // Where a script starts Chromium, the browser is that script's child: the whole process group has to go.
  const stop = (): void => {
    if (browser.pid !== undefined && browser.exitCode === null) process.kill(-browser.pid);
  };
  const leave = (): never => process.exit(130);
  process.once('exit', stop).once('SIGINT', leave);
  const close = async (): Promise<void> => {
    process.off('exit', stop).off('SIGINT', leave);
    browser.removeAllListeners('exit');
    const gone = new Promise((resolve) => browser.on('exit', resolve));
    if (browser.exitCode === null && browser.pid !== undefined) {
      stop();
      await gone;
    }
    server.closeAllConnections();
    server.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  return { close };
}

async function respond(
  request: IncomingMessage,
  page: string,
  answers: Record<string, Answer>,
): Promise<[type: string, text: string]> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://studio');
  const answer = answers[pathname];
  if (answer) {
    const told = await answer(await readBody(request), searchParams);
    return ['application/json', JSON.stringify(told ?? null)];
  }
  if (pathname === '/')
    return [
      'text/html',
      `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><script type="module" src="/engine-browser/${page}.ts"></script>`,
    ];
  const source = await readFile(join(ROOT, normalize(pathname)), 'utf8');
  return ['text/javascript', stripTypeScriptTypes(source)];
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
