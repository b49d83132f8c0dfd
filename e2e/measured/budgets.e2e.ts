import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';

/** Compressed kilobytes of the first load (quality: performance budgets). */
const pages = [
  { name: 'home', path: '/', scripts: 150 },
  { name: 'course', path: '/courses/live-to-give', scripts: 150 },
  { name: 'challenges', path: '/challenges', scripts: 150 },
  { name: 'store', path: '/store', scripts: 150 },
  { name: 'lesson', path: '/courses/live-to-give/abrahams-tent', scripts: 330 },
];
const styles = 20;
const fonts = 60;

/** The lesson page itself loads the player's chunk, so its dependencies are counted by following the manifest. */
interface Manifest {
  [key: string]: { file: string; imports?: string[]; dynamicImports?: string[] };
}

test.each(pages)('the $name page loads within its budget', async ({ path, scripts }) => {
  const html = await (await fetch(inject('productUrl') + path)).text();
  const named = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, file]) => file ?? ''))];
  expect(await kilobytes(named(/(?:src|href)="(\/assets\/[^"]+\.js)"/g))).toBeLessThan(scripts);
  expect(await kilobytes(named(/href="(\/assets\/[^"]+\.css)"/g))).toBeLessThan(styles);
  expect(await kilobytes(named(/href="(\/assets\/[^"]+\.woff2)"/g))).toBeLessThan(fonts);
});

test.each(['/pricing', '/donate', '/gift', '/licenses', '/scholarship'])(
  '%s loads nothing of the administration',
  async (path) => {
    const html = await (await fetch(inject('productUrl') + path)).text();
    expect(html).toMatch(/"\/assets\/site-[\w-]+\.js"/);
    expect(html).not.toMatch(/"\/assets\/admin-/);
  },
);

test('the lesson page with its player loads within its budget', async () => {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Manifest;
  const files = new Set<string>();
  const walk = (key: string, deep: boolean) => {
    const part = manifest[key];
    if (!part) throw new Error(`the build has no ${key}`);
    if (files.has(part.file)) return;
    files.add(part.file);
    part.imports?.forEach((name) => walk(name, deep));
    if (deep)
      part.dynamicImports?.filter((name) => !name.includes('hls')).forEach((name) => walk(name, deep));
  };
  // What every page loads names all other pages, which this one does not load.
  walk('src/app/browser/entry.ts', false);
  walk('src/app/live-page.tsx', false);
  walk('src/features/learning/lesson/web/lesson-page.tsx', true);
  expect(await kilobytes([...files].map((file) => `/${file}`))).toBeLessThan(330);
});

async function kilobytes(files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const answer = await fetch(inject('productUrl') + file, {
        method: 'HEAD',
        headers: { 'accept-encoding': 'br' },
      });
      expect(answer.status, file).toBe(200);
      return Number(answer.headers.get('content-length'));
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
