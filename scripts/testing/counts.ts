import { readFileSync } from 'node:fs';

/** How many tests a step ran, each check counting as one. */
export interface Counts {
  passed: number;
  failed: number;
}

/** The fields of vitest's JSON report that are read here. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/**
 * Counts a vitest run. A file that could not be loaded counts as one failed test, and so does a run that ended badly without
 * reporting a failed test, or without running any test at all.
 */
export function countTests(report: VitestReport | undefined, exitCode: number): Counts {
  if (!report) return { passed: 0, failed: 1 };
  const passed = report.numPassedTests;
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  const endedBadly = exitCode !== 0 || passed + failed === 0;
  return { passed, failed: failed === 0 && endedBadly ? 1 : failed };
}

/** Reads vitest's JSON report, or undefined where the run died before writing one. */
export function readReport(path: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
