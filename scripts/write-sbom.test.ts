import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

interface Bill {
  bomFormat: string;
  metadata: { component: { name: string } };
  components: { name: string; version: string; purl: string }[];
}

test(
  'the bill of materials names each package that runs, with its license, and is the same twice',
  { timeout: 180_000 },
  () => {
    const folder = temporaryFolder();
    const write = (name: string) => {
      const file = join(folder, name);
      execFileSync(process.execPath, ['scripts/write-sbom.ts', file]);
      return readFileSync(file, 'utf8');
    };
    const text = write('first.json');
    const bill = JSON.parse(text) as Bill;
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'lamed' } } });
    const purls = bill.components.map(({ purl }) => decodeURIComponent(purl.split('?')[0] ?? ''));
    for (const [name, version] of Object.entries(dependencies))
      expect(purls).toContain(`pkg:npm/${name}@${version}`);
    for (const tool of ['vitest', 'oxlint', 'playwright-core'])
      expect(purls.filter((purl) => purl.startsWith(`pkg:npm/${tool}@`))).toEqual([]);
    expect(bill.components.find(({ name }) => name === 'fastify')).toMatchObject({
      licenses: [{ license: { id: 'MIT' } }],
    });
    expect(write('second.json')).toBe(text);
  },
);
