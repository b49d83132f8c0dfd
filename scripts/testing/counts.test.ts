import { expect, test } from 'vitest';
import { countTests } from './counts.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((name) => ({ status: name })),
});

test('passed and failed tests are counted one by one', () => {
  const report = { numPassedTests: 3, numFailedTests: 2, testResults: [file('failed', 'passed', 'failed')] };
  expect(countTests(report, 1)).toEqual({ passed: 3, failed: 2 });
});

test('a file that cannot be loaded is a failed test', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 0,
    testResults: [file('passed', 'passed'), file('failed')],
  };
  expect(countTests(report, 1)).toEqual({ passed: 3, failed: 1 });
});

test('a run that ends badly although every test passed is a failed test', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, testResults: [file('passed', 'passed')] };
  expect(countTests(report, 1)).toEqual({ passed: 3, failed: 1 });
});

test('a run without a single test is a failed test', () => {
  expect(countTests({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0).failed).toBe(1);
  expect(countTests(undefined, 1).failed).toBe(1);
});
