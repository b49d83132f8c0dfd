/** What a field holds: how it is read, and whether a page may show it again. Declared once, with its form. */
export interface FieldKind<Value = unknown> {
  /** A form sent without this field gives undefined. */
  read(typed: string | undefined): Value;
  /** Never leaves the server again. */
  isSecret: boolean;
  /** The form may have it several times: `read` gets one line for each. */
  isSeveral?: true;
}

/** One line, without the spaces around it; empty if the form has no such field. */
export const text: FieldKind<string> = { read: (typed = '') => typed.trim(), isSecret: false };

/** The same for a field that not every version of the form has: undefined without it. */
export const optionalText: FieldKind<string | undefined> = {
  read: (typed) => typed?.trim(),
  isSecret: false,
};

/** Exactly what was typed, such as a list whose empty lines count. */
export const verbatim: FieldKind<string> = { read: (typed = '') => typed, isSecret: false };

/** A password or a code: exactly what was typed, and never shown again. */
export const secret: FieldKind<string> = { read: (typed = '') => typed, isSecret: true };

/** A checkbox. */
export const checkbox: FieldKind<boolean> = { read: (typed) => typed !== undefined, isSecret: false };

/** Checkboxes of one name: the values of those that are checked, which have no line breaks. */
export const several: FieldKind<string[]> = { read: linesOf, isSecret: false, isSeveral: true };

/** What a field that is `several` holds, as it was typed. */
export function linesOf(typed: string | undefined): string[] {
  return typed?.split('\n').filter(Boolean) ?? [];
}

/** A form's fields by name, in the order of the page: the first wrong one gets the focus. */
export type Fields = Readonly<Record<string, FieldKind>>;

export type FieldValues<Declared extends Fields> = {
  -readonly [Name in keyof Declared]: Declared[Name] extends FieldKind<infer Value> ? Value : never;
};

/** What a form says, read as its fields declare. Whatever is not declared is not read. */
export function readFields<Declared extends Fields>(fields: Declared, form: FormData): FieldValues<Declared> {
  const read = Object.entries(fields).map(([name, kind]) => [name, kind.read(typedInto(form, name, kind))]);
  return Object.fromEntries(read) as FieldValues<Declared>;
}

/** What a field holds as it was typed; undefined if the form has no such field. */
export function typedInto(
  form: FormData,
  name: string,
  { isSeveral }: Pick<FieldKind, 'isSeveral'>,
): string | undefined {
  const values = form.getAll(name).filter((value) => typeof value === 'string');
  return isSeveral && values.length > 0 ? values.join('\n') : values[0];
}
