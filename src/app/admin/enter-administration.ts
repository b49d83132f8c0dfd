import adminContract from 'virtual:admin-contract';
import contract from 'virtual:api-contract';
import { loadLanguage, type Language } from '../browser/load-language.ts';
import { mergeMessages } from './merge-messages.ts';

export { adminRoutes } from './admin-routes.ts';

/** Adds the administration's operations to what the browser can call. */
export function extendContract(): void {
  const features = contract as Record<string, object>;
  for (const [feature, operations] of Object.entries(adminContract))
    features[feature] = { ...features[feature], ...(operations as object) };
}

/** A language with the messages of the administration too. */
export async function loadAdminMessages(language: Language, version: string): Promise<Language> {
  const { messages } = await loadLanguage(language.locale, version, 'admin');
  return { ...language, messages: mergeMessages(language.messages, messages) };
}
