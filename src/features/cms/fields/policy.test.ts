import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#core/json.ts';
import { fillPart, listFields, nameField, readField, typeField, valueAt, withValue } from './policy.ts';

const schema: JsonObject = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string', maxLength: 80 },
    description: { type: 'string', maxLength: 1000 },
    level: { type: 'integer' },
    category: { type: 'string', enum: ['parents', 'educators'] },
    demo: { type: 'boolean' },
    expected: { type: 'string', format: 'date', editor: 'date' },
    body: { editor: 'rich-text' },
    talk: { type: 'array', items: { type: 'string' } },
    chapters: { type: 'object', additionalProperties: { $ref: '#/$defs/name' } },
    cues: {
      type: 'array',
      items: { type: 'object', properties: { text: { type: 'string', maxLength: 40 } } },
    },
  },
  $defs: { name: { type: 'string', maxLength: 120 } },
};

const kinds = (...values: Parameters<typeof listFields>[1]) =>
  Object.fromEntries(listFields(schema, values).map(({ keys, kind }) => [nameField('texts.he', keys), kind]));

describe('the fields of a part', () => {
  test('are those of its schema, each with its control', () => {
    expect(kinds()).toEqual({
      'texts.he.title': 'line',
      'texts.he.description': 'paragraph',
      'texts.he.level': 'number',
      'texts.he.category': 'choice',
      'texts.he.demo': 'yesNo',
      'texts.he.expected': 'date',
      'texts.he.body': 'richText',
      'texts.he.talk': 'lines',
      'texts.he.chapters': 'json',
      'texts.he.cues': 'json',
    });
  });

  test('include what stands in either language where names and lists are open', () => {
    const english = { chapters: { light: 'Light' }, cues: [{ text: 'One' }, { text: 'Two' }] };
    const hebrew = { chapters: { bread: 'לחם' } };
    expect(kinds(english, hebrew)).toMatchObject({
      'texts.he.chapters.light': 'line',
      'texts.he.chapters.bread': 'line',
      'texts.he.cues.0.text': 'line',
      'texts.he.cues.1.text': 'line',
    });
  });

  test('are found by what stands there if the schema says nothing', () => {
    const open: JsonObject = { type: 'object', properties: {}, additionalProperties: {} };
    const value = {
      question: 'Why?',
      score: 2,
      hard: true,
      lines: ['a', 'b'],
      deep: [[1]],
      long: 'x'.repeat(200),
    };
    expect(listFields(open, [value]).map(({ keys, kind }) => `${keys.join('.')} ${kind}`)).toEqual([
      'question line',
      'score number',
      'hard yesNo',
      'lines lines',
      'deep json',
      'long paragraph',
    ]);
  });
});

describe('what is typed', () => {
  test.each([
    ['line', ' Light ', 'Light'],
    ['line', '', undefined],
    ['number', '12', 12],
    ['number', 'twelve', 'twelve'],
    ['yesNo', 'no', false],
    ['lines', 'one\r\n\r\n two ', ['one', 'two']],
    ['json', '{"a":[1]}', { a: [1] }],
    ['json', '{"a":', '{"a":'],
  ] as const)('into a %s as %j is %j', (kind, typed, value) => {
    expect(readField({ kind }, typed)).toEqual(value);
  });

  test.each([
    ['line', 'Light'],
    ['number', 12],
    ['yesNo', false],
    ['lines', ['one', 'two']],
    ['json', { a: [1] }],
    ['richText', { type: 'doc', content: [] }],
  ] as const)('into a %s is read as what the control shows', (kind, value) => {
    expect(readField({ kind }, typeField({ kind }, value as never))).toEqual(value);
  });

  test('changes its own place only', () => {
    const part = { chapters: { light: 'Light', bread: 'Bread' }, cues: [{ text: 'One' }, { text: 'Two' }] };
    expect(withValue(part, ['chapters', 'light'], 'Candles')).toEqual({
      ...part,
      chapters: { light: 'Candles', bread: 'Bread' },
    });
    expect(withValue(part, ['cues', 1, 'text'], 'Three')).toEqual({
      ...part,
      cues: [{ text: 'One' }, { text: 'Three' }],
    });
    expect(withValue({ chapters: { light: 'Light' } }, ['chapters', 'light'], undefined)).toEqual({});
    expect(withValue({}, ['cues', 1, 'text'], 'Two')).toEqual({ cues: [{}, { text: 'Two' }] });
  });

  test('leaves every field exactly as it is whose control is as it was', () => {
    const part: JsonObject = { title: ' Light  ', chapters: { light: 'x\ny ' }, other: [1] };
    const specs = listFields(schema, [part]);
    const typed = (spec: (typeof specs)[number]) => typeField(spec, valueAt(part, spec.keys));
    expect(fillPart(part, specs, typed)).toEqual(part);
    const changed = fillPart(part, specs, (spec) => (spec.keys[0] === 'title' ? 'Candles' : typed(spec)));
    expect(changed).toEqual({ ...part, title: 'Candles' });
  });
});
