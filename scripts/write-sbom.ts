// Writes this version's components as a CycloneDX bill of materials (docs/decisions/0036): the packages that run, by version
// and license. Part of `npm run build`.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

const file = process.argv[2] ?? 'dist/sbom.cdx.json';
mkdirSync(dirname(file), { recursive: true });
const generator = 'node_modules/@cyclonedx/cyclonedx-npm/bin/cyclonedx-npm-cli.js';
// Without a timestamp or a random number: the same packages give the same bytes.
const args = ['--omit', 'dev', '--output-reproducible', '--output-format', 'JSON', '--output-file', file];
execFileSync(process.execPath, [generator, ...args], { stdio: ['ignore', 'inherit', 'inherit'] });
