// npm run content:import -- FOLDER [--publish]: reads files such as those of `content` as drafts of the staff, only of what they
// say differently; with --publish readers see them at once.
import { userInfo } from 'node:os';
import { shellAuthor } from '#features/cms/server/public.ts';
import { importEdition } from '#features/learning/server/public.ts';
import { runOnEdition } from './edition-command.ts';

const [folder] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (folder === undefined) {
  console.error('Usage: npm run content:import -- FOLDER [--publish]');
  process.exitCode = 2;
} else {
  await runOnEdition(async (ctx) => {
    const author = shellAuthor(userInfo().username);
    const publish = process.argv.includes('--publish');
    const { created, changed, published } = await importEdition(ctx, folder, { author, publish });
    return `${created} entries are new, ${changed} changed, ${published} published.`;
  });
}
