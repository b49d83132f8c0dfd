// npm run content:export -- FOLDER: writes the courses with what staff has published over what is shipped, as files that pass
// scripts/check-content.ts. FOLDER may be `content` itself.
import { exportEdition } from '#features/learning/server/public.ts';
import { folders } from '#app/wiring.ts';
import { runOnEdition } from './edition-command.ts';

const [target] = process.argv.slice(2);
if (target === undefined) {
  console.error('Usage: npm run content:export -- FOLDER');
  process.exitCode = 2;
} else {
  await runOnEdition(async (ctx) => {
    const { courses, categories } = await exportEdition(ctx, folders.content, target);
    return `Changed courses written to ${target}: ${courses}${categories ? ', and the categories' : ''}.`;
  });
}
