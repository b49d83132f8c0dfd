import { createCtx } from '#app/request-ctx.ts';
import { createServices } from '#app/wiring.ts';
import { Invalid, Refusal } from '#core/refusals.ts';
import { ContentMistakes } from '#platform/content/mistakes.ts';
import { ConfigError } from '#platform/config-error.ts';
import { readConfig } from '#platform/config.ts';
import type { Ctx } from '#platform/ctx.ts';
import { DataFolderInUse } from '#platform/db/embedded/data-folder-lock.ts';
import { migrate } from '#platform/db/migrate.ts';
import { NoDatabase } from './open-configured.ts';

/** Runs a command on the configured installation, and prints what it did or, in words, why it could not. */
export async function runOnEdition(work: (ctx: Ctx) => Promise<string>): Promise<void> {
  try {
    const services = await createServices(readConfig(process.env));
    try {
      await migrate(services.database);
      console.log(await work(createCtx(services)));
    } finally {
      await services.events.close();
      await services.database.close();
    }
  } catch (error) {
    const told = tell(error);
    if (told === undefined) throw error;
    console.error(told);
    process.exitCode = 1;
  }
}

/** Tells which uploaded files are missing; the command then ends with 1, for what it was to bring is not whole. */
export function sayMissing(keys: readonly string[]): string {
  if (keys.length === 0) return '';
  process.exitCode = 1;
  return `\nMissing or damaged:\n${keys.map((key) => `  ${key}`).join('\n')}`;
}

function tell(error: unknown): string | undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'path' in error)
    return `There is no ${String(error.path)}.`;
  if (error instanceof Invalid)
    return error.issues
      .map(({ path, messageKey, values }) => `${path}: ${messageKey} ${JSON.stringify(values ?? {})}`)
      .join('\n');
  if (error instanceof Refusal) return `Refused: ${error.code}`;
  const isExplained = [ConfigError, DataFolderInUse, NoDatabase, ContentMistakes].some(
    (kind) => error instanceof kind,
  );
  return isExplained && error instanceof Error ? error.message : undefined;
}
