import { isJsonObject, type Json, type JsonObject } from '#core/json.ts';

/** How a field is edited. `lines` is a list of texts, one a line; `json` is what has no control of its own. */
export type FieldKind =
  | 'line'
  | 'paragraph'
  | 'number'
  | 'choice'
  | 'yesNo'
  | 'date'
  | 'lines'
  | 'richText'
  | 'json';

/** One field of a part of an entry, as an editor shows it. */
export interface FieldSpec {
  /** Its place in the part: names, and numbers within lists. */
  keys: readonly (string | number)[];
  kind: FieldKind;
  isRequired: boolean;
  maxLength: number | undefined;
  choices: readonly string[];
  /** The shared field with the picture that this text is the description of. */
  describes: string | undefined;
}

/** The form's name of a field: where the server says what is wrong with it. */
export const nameField = (place: string, keys: FieldSpec['keys']) => [place, ...keys].join('.');

/** A longer text gets more than one line. */
const lineAtMost = 120;

interface Node {
  keys: FieldSpec['keys'];
  schema: JsonObject;
  /** What stands there now, in each of the versions that are edited beside each other. */
  values: readonly Json[];
  isRequired: boolean;
}

/**
 * The fields of a part, from its JSON Schema and from what stands in it: what the schema leaves open is edited as what it
 * is. Lists of objects have the fields of the objects that are there.
 */
export function listFields(schema: JsonObject, values: readonly (Json | undefined)[]): FieldSpec[] {
  const known = values.filter((value) => value !== undefined);
  return listNode(schema, { keys: [], schema, values: known, isRequired: false });
}

function listNode(root: JsonObject, node: Node): FieldSpec[] {
  const schema = resolve(root, node.schema);
  const here = { ...node, schema };
  if (isJsonObject(schema['properties']) || node.values.some(isFilled)) {
    if (!schema['editor'] && !isScalar(schema)) return listMembers(root, here);
  }
  if (node.values.some(isListOfObjects)) return listElements(root, here);
  return [toField(here)];
}

const isFilled = (value: Json) => isJsonObject(value);
const isListOfObjects = (value: Json) => Array.isArray(value) && value.some(isJsonObject);
const isScalar = ({ type }: JsonObject) => typeof type === 'string' && type !== 'object';

function listMembers(root: JsonObject, { keys, schema, values }: Node): FieldSpec[] {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const rest = isJsonObject(schema['additionalProperties']) ? schema['additionalProperties'] : {};
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const objects = values.filter(isJsonObject);
  const names = [...new Set([...Object.keys(properties), ...objects.flatMap((each) => Object.keys(each))])];
  return names.flatMap((name) => {
    const member = properties[name] ?? rest;
    return listNode(root, {
      keys: [...keys, name],
      schema: isJsonObject(member) ? member : {},
      values: objects.map((each) => each[name]).filter((value) => value !== undefined),
      isRequired: required.includes(name),
    });
  });
}

function listElements(root: JsonObject, { keys, schema, values }: Node): FieldSpec[] {
  const lists = values.filter((value) => Array.isArray(value));
  const element = isJsonObject(schema['items']) ? schema['items'] : {};
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    listNode(root, {
      keys: [...keys, index],
      schema: element,
      values: lists.flatMap((list) => list[index] ?? []),
      isRequired: false,
    }),
  ).flat();
}

function resolve(root: JsonObject, schema: JsonObject): JsonObject {
  const { $ref: ref } = schema;
  if (typeof ref !== 'string') return schema;
  const [, ...keys] = ref.split('/');
  let found: Json | undefined = root;
  for (const key of keys) found = isJsonObject(found) ? found[key] : undefined;
  return isJsonObject(found) ? found : {};
}

function toField({ keys, schema, values, isRequired }: Node): FieldSpec {
  const { maxLength, enum: choices, describes } = schema;
  return {
    keys,
    kind: kindOf(schema, values),
    isRequired,
    maxLength: typeof maxLength === 'number' ? maxLength : undefined,
    choices: Array.isArray(choices) ? choices.map(String) : [],
    describes: typeof describes === 'string' ? describes : undefined,
  };
}

function kindOf(schema: JsonObject, values: readonly Json[]): FieldKind {
  const { type, editor, enum: choices, maxLength } = schema;
  if (editor === 'rich-text') return 'richText';
  if (editor === 'date') return 'date';
  if (Array.isArray(choices)) return 'choice';
  if (type === 'boolean') return 'yesNo';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'string' && typeof maxLength === 'number')
    return maxLength > lineAtMost && editor === undefined ? 'paragraph' : 'line';
  const [value] = values;
  if (type === 'array' || Array.isArray(value)) return isListOfLines(schema, values) ? 'lines' : 'json';
  if (type === 'string' || typeof value === 'string')
    return values.some((each) => typeof each === 'string' && each.length > lineAtMost) ? 'paragraph' : 'line';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'yesNo';
  return 'json';
}

function isListOfLines({ items }: JsonObject, values: readonly Json[]): boolean {
  const isLine = (value: Json) => typeof value === 'string' && !value.includes('\n');
  const areLines = values.every((list) => Array.isArray(list) && list.every(isLine));
  return areLines && ((isJsonObject(items) && items['type'] === 'string') || values.flat().length > 0);
}

/** What a field's control holds. */
export function typeField({ kind }: Pick<FieldSpec, 'kind'>, value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (kind === 'lines' && Array.isArray(value)) return value.map(String).join('\n');
  if (kind === 'yesNo') return value === true ? 'yes' : 'no';
  return typeof value === 'string' && kind !== 'json' ? value : JSON.stringify(value);
}

/** What was typed into a control; undefined takes the field away. What cannot be read stays a text, for the server to refuse. */
export function readField({ kind }: Pick<FieldSpec, 'kind'>, typed: string): Json | undefined {
  const text = typed.replaceAll('\r\n', '\n').trim();
  if (text === '') return undefined;
  if (kind === 'lines')
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  if (kind === 'yesNo') return text === 'yes';
  if (kind === 'number') return Number.isFinite(Number(text)) ? Number(text) : text;
  return kind === 'json' || kind === 'richText' ? parse(text) : text;
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    // Not JSON: the server says so at the field.
    return text;
  }
}

/** What stands at a place of a part. */
export function valueAt(part: Json | undefined, [key, ...rest]: FieldSpec['keys']): Json | undefined {
  if (key === undefined) return part;
  if (Array.isArray(part)) return valueAt(part[Number(key)], rest);
  return isJsonObject(part) && Object.hasOwn(part, key) ? valueAt(part[key], rest) : undefined;
}

/** A part with another value at a place; undefined takes it away, and with it the objects that become empty. */
export function withValue(
  part: Json | undefined,
  [key, ...rest]: FieldSpec['keys'],
  value: Json | undefined,
): Json | undefined {
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const list = Array.isArray(part) ? [...part] : [];
    const member = withValue(list[key], rest, value);
    // A list keeps its places: what is emptied in one language still stands beside the others.
    list[key] = member ?? (rest.length > 0 ? {} : '');
    return Array.from(list, (each) => each ?? {});
  }
  const object: JsonObject = isJsonObject(part) ? part : {};
  const member = withValue(object[key], rest, value);
  const others = Object.entries(object).filter(([name]) => name !== key);
  if (member === undefined || (rest.length > 0 && isEmptied(member))) return Object.fromEntries(others);
  return Object.hasOwn(object, key)
    ? Object.fromEntries(Object.entries(object).map(([name, old]) => [name, name === key ? member : old]))
    : Object.fromEntries([...others, [key, member]]);
}

const isEmptied = (value: Json) => isJsonObject(value) && Object.keys(value).length === 0;

/**
 * A part with everything that was typed. A field whose control still holds what it held at first is left exactly as it
 * is.
 */
export function fillPart(
  part: JsonObject,
  specs: readonly FieldSpec[],
  typedOf: (spec: FieldSpec) => string | undefined,
): JsonObject {
  let filled: Json | undefined = part;
  for (const spec of specs) {
    const typed = typedOf(spec);
    const before = typeField(spec, valueAt(part, spec.keys));
    if (typed === undefined || typed.replaceAll('\r\n', '\n') === before) continue;
    filled = withValue(filled, spec.keys, readField(spec, typed));
  }
  return isJsonObject(filled) ? filled : {};
}
