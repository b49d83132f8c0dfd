/** Only data suites ask about these. */
const testedWithSql = [
  'src/platform/idempotency/{idempotency-keys,nonces}.ts',
  'src/features/learning/progress/server/{completions,courses-progress}.ts',
  'src/features/rewards/server/{award,rewards}.ts',
];

/**
 * `npm run mutate`: changes one thing at a time in the files that decide and count, and reports which changes no test
 * notices. Works on a copy under `tmp`. `npm run mutate -- --mutate src/features/learning/catalogue/policy.ts` asks about
 * that file, and `MUTATE_WITH=data` asks the data suites too.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutate.config.ts', related: true },
  mutate: [
    // Policies
    'src/core/{access,actor,plans}.ts',
    'src/features/**/policy*.ts',
    // Guards
    'src/platform/http/guard.ts',
    'src/platform/limits/{limits,memory-limits}.ts',
    'src/app/page-guards.ts',
    // Caches
    'src/platform/cache/*.ts',
    'src/platform/db/read-once.ts',
    'src/app/browser/{live-session,link-navigation}.ts',
    // Ledgers
    'src/features/learning/progress/server/{spans,watch-budget}.ts',
    '!src/**/*.test.ts',
    ...(process.env.MUTATE_WITH === 'data' ? testedWithSql : []),
  ],
  // One that runs when its module is loaded would need every test again.
  ignoreStatic: true,
  // Stryker asks the compiler's old interface to read it, which TypeScript 7 does not have.
  tsconfigFile: 'none.json',
  // The copy needs neither films nor builds.
  ignorePatterns: ['/dist', '/data', '/docs', '/e2e', '/bench', '/studio'],
  concurrency: 2,
  timeoutMS: 60_000,
  tempDirName: 'tmp/mutation',
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  jsonReporter: { fileName: 'tmp/mutation.json' },
  thresholds: { high: 85, low: 75, break: null },
};
