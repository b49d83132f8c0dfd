/** A folder's name as the API, messages and settings spell it: `sign-in` is `signIn` there. */
export function toCamelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
