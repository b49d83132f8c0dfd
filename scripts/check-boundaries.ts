// Refuses what architecture.md does not allow: an import, a call of an API, a table, a cycle of features or of files, and an
// empty reading.
import { declaredTwice, refusedApiCalls, refusedTables } from './boundaries/use-rules.ts';
import { findCircle, findKnots } from './boundaries/graph.ts';
import { missingModules, refusedImports } from './boundary-rules.ts';
import { featureGraph } from './feature-graph.ts';
import { readModules } from './read-modules.ts';

const modules = readModules();
const circle = findCircle(featureGraph);
const knots = findKnots(Object.fromEntries(modules.map(({ path, imports }) => [path, imports])));
const problems = [
  ...(modules.length === 0 ? ['No module was read under src: the check would prove nothing.'] : []),
  ...(circle ? [`The features form a circle: ${circle.join(' → ')}`] : []),
  ...knots.map((files) => `These files import one another, if only types: ${files.join(', ')}`),
  ...refusedImports(modules, featureGraph),
  ...missingModules(modules),
  ...refusedApiCalls(modules, featureGraph),
  ...refusedTables(modules),
  ...declaredTwice(modules),
];
for (const problem of problems) console.error(problem);
console.log(`${modules.length} modules, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
