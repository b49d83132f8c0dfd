import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { type Counts, countTests, readReport } from './counts.ts';

/** Several times what a step takes on a calm machine: a busy one is no failure. */
const stepMinutes = 45;

/** One step of `npm test`: a check passes or fails as a whole, a suite is a vitest run whose tests are counted. */
export interface Step {
  name: string;
  kind: 'check' | 'suite';
  /** Node's arguments: a script and its own arguments. */
  args: string[];
  env?: Record<string, string>;
}

/** Runs a step to its end and prints one line: name, time, counts; on a failure also all its output. */
export async function runStep(step: Step): Promise<Counts> {
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  const stillRunning = setInterval(() => console.log(`  … ${step.name}, ${seconds()} s`), 60_000);
  const folder = mkdtempSync(join(tmpdir(), 'lamed-test-'));
  const reportFile = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  try {
    const args = step.kind === 'suite' ? [...step.args, ...reporters] : step.args;
    const { code, output } = await runToEnd(args, step.env ?? {});
    const counts =
      step.kind === 'suite'
        ? countTests(readReport(reportFile), code)
        : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
    printResult(step, counts, seconds(), output);
    return counts;
  } finally {
    clearInterval(stillRunning);
    rmSync(folder, { recursive: true });
  }
}

/** Prints a step that could not even run, and counts it as failed. */
export function refuseStep(name: string, reason: string): Counts {
  console.log(`${styleText('red', '✗')} ${name}: ${reason}`);
  return { passed: 0, failed: 1 };
}

function printResult(step: Step, counts: Counts, seconds: string, output: string): void {
  const mark = counts.failed === 0 ? styleText('green', '✓') : styleText('red', '✗');
  const tests = step.kind === 'suite' ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
  console.log(`${mark} ${step.name.padEnd(44)} ${seconds.padStart(6)} s${tests}`);
  if (counts.failed > 0) console.log(output.trimEnd());
}

// In its own process group, so that one signal ends everything the step has started.
function runToEnd(args: string[], env: Record<string, string>): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const endGroup = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  const limit = setTimeout(() => {
    output += `\nEnded after ${stepMinutes} minutes.\n`;
    endGroup();
  }, stepMinutes * 60_000);
  process.on('exit', endGroup);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(limit);
      process.off('exit', endGroup);
      resolve({ code: code ?? 1, output });
    });
  });
}
