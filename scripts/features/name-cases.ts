/** `study-group` as `studyGroup`. */
export const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `study-group` as `StudyGroup`. */
export const pascalCase = (name: string): string =>
  camelCase(name).replace(/^\w/, (letter) => letter.toUpperCase());
