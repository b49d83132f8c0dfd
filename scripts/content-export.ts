// npm run content:export -- FOLDER: writes the courses with what staff has published over what is shipped, as files that pass
// scripts/check-content.ts, and in FOLDER/house the other entries and every uploaded file that is named. FOLDER may be `content`.
import { exportEdition } from '#features/learning/server/public.ts';
import { folders } from '#app/wiring.ts';
import { runOnEdition, sayMissing } from './edition-command.ts';

const usage = `Usage: npm run content:export -- FOLDER

Writes to FOLDER what readers see, whole: courses and categories as in content/, and in FOLDER/house the downloads and other
entries, with every uploaded file that any of it names. Of films these are the finished files in all sizes, which may be
large: what was uploaded is not kept. content:import brings all of it to another server.`;

const [target] = process.argv.slice(2);
if (target === undefined || target.startsWith('-')) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await runOnEdition(async (ctx) => {
    const { courses, categories, others, uploads, missing } = await exportEdition(
      ctx,
      folders.content,
      target,
    );
    const written = `Changed courses written to ${target}: ${courses}${categories ? ', and the categories' : ''}.`;
    return `${written} Other entries: ${others}. Uploaded pictures, films and downloads: ${uploads}.${sayMissing(missing)}`;
  });
}
