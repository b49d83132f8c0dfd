// npm run content:import -- FOLDER [--publish]: reads files such as those of `content` as drafts of the staff, only of what they
// say differently, and stores the uploaded files in FOLDER/house; with --publish readers see it at once.
import { userInfo } from 'node:os';
import { shellAuthor } from '#features/cms/server/public.ts';
import { importEdition, importUploads } from '#features/learning/server/public.ts';
import { runOnEdition, sayMissing } from './edition-command.ts';

const usage = `Usage: npm run content:import -- FOLDER [--publish]

Reads a folder that content:export has written, or one like content/: what it says differently becomes drafts, or with
--publish what readers see. Uploaded files in FOLDER/house are stored if they have arrived whole and are what an upload may
be; films are taken finished, as they were exported. Importing again changes nothing.`;

const [folder] = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
if (folder === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await runOnEdition(async (ctx) => {
    const author = shellAuthor(userInfo().username);
    const uploads = await importUploads(ctx, { folder, who: author.who });
    console.log(`${uploads.added} uploads are new.${sayMissing(uploads.missing)}`);
    const publish = process.argv.includes('--publish');
    const { created, changed, published } = await importEdition(ctx, folder, { author, publish });
    return `${created} entries are new, ${changed} changed, ${published} published.`;
  });
}
