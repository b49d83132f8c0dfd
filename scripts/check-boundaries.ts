// Refuses an import that architecture.md does not allow, a cycle of features, and an empty reading.
import { findCircle, refusedImports } from './boundary-rules.ts';
import { featureGraph } from './feature-graph.ts';
import { readModules } from './read-modules.ts';

const modules = readModules();
const circle = findCircle(featureGraph);
const problems = [
  ...(modules.length === 0 ? ['No module was read under src: the check would prove nothing.'] : []),
  ...(circle ? [`The features form a circle: ${circle.join(' → ')}`] : []),
  ...refusedImports(modules, featureGraph),
];
for (const problem of problems) console.error(problem);
console.log(`${modules.length} modules, ${problems.length} refused imports`);
process.exitCode = problems.length === 0 ? 0 : 1;
