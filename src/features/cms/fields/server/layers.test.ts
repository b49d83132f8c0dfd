import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '#core/json.ts';
import { seededRandom, type Random } from '#features/cms/testing.ts';
import { diffFields, findConflicts, hashOf, keepField, layFields, takeField } from './layers.ts';
import { canonicalJson, flatten, unflatten } from './paths.ts';

const shipped: JsonObject = {
  title: 'Shabbat',
  chapters: { first: { title: 'Light', tags: ['a', 'b'] }, second: { title: 'Bread' } },
};

describe('the fields of an object', () => {
  test('are its leaves by path; a list is one field', () => {
    expect([...flatten(shipped).keys()]).toEqual([
      'title',
      'chapters.first.title',
      'chapters.first.tags',
      'chapters.second.title',
    ]);
  });

  test('make the same object again, whatever its keys are', () => {
    const odd = JSON.parse(
      '{"a.b":1,"~":{"~1.":2,"":{}},"__proto__":{"x":1},"constructor":{"prototype":{"y":[{}]}},"e":{},"n":null}',
    ) as JsonObject;
    const again = unflatten(flatten(odd));
    expect(canonicalJson(again)).toBe(canonicalJson(odd));
    expect(Object.getPrototypeOf(again)).toBe(Object.prototype);
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});

describe('the house’s fields', () => {
  test('are only those that it has changed', () => {
    const wanted = structuredClone(shipped);
    (wanted['chapters'] as { first: JsonObject }).first['title'] = 'Candles';
    const fields = diffFields(shipped, wanted, {});
    expect(fields).toEqual({ 'chapters.first.title': { value: 'Candles', base: hashOf('Light') as string } });
    expect(layFields(shipped, fields)).toEqual(wanted);
  });

  test('let through what a later release ships beside them', () => {
    const fields = diffFields(shipped, { ...shipped, title: 'Shabbos' }, {});
    const later = { ...shipped, chapters: {}, subtitle: 'New' };
    expect(layFields(later, fields)).toEqual({ title: 'Shabbos', chapters: {}, subtitle: 'New' });
    expect(findConflicts(later, fields)).toEqual([]);
  });

  test('win over a shipped structure that has become another', () => {
    const fields = diffFields({}, { chapters: 'none' }, {});
    expect(layFields(shipped, fields)).toEqual({ title: 'Shabbat', chapters: 'none' });
    const deeper = diffFields({}, { title: { long: 'Shabbat rest' } }, {});
    expect(layFields(shipped, deeper)).toMatchObject({ title: { long: 'Shabbat rest' } });
  });

  test('are no longer the house’s once they say what is shipped', () => {
    const fields = diffFields(shipped, { ...shipped, title: 'Shabbos' }, {});
    expect(diffFields(shipped, shipped, fields)).toEqual({});
  });
});

describe('a field that a later release changes too', () => {
  const fields = diffFields(shipped, { ...shipped, title: 'Shabbos' }, {});
  const later = { ...shipped, title: 'The day of rest' };

  test('is a conflict that shows both, and the house’s stays in force', () => {
    expect(findConflicts(later, fields)).toEqual([
      { path: 'title', shipped: 'The day of rest', house: 'Shabbos' },
    ]);
    expect(layFields(later, fields)).toMatchObject({ title: 'Shabbos' });
  });

  test('stays one when other fields are saved', () => {
    const saved = diffFields(later, { ...layFields(later, fields), extra: 1 }, fields);
    expect(findConflicts(later, saved)).toHaveLength(1);
  });

  test('is settled by keeping the house’s', () => {
    const kept = keepField(later, fields, 'title');
    expect(findConflicts(later, kept)).toEqual([]);
    expect(layFields(later, kept)).toMatchObject({ title: 'Shabbos' });
    expect(findConflicts({ ...later, title: 'Rest' }, kept)).toHaveLength(1);
  });

  test('is settled by taking the shipped one', () => {
    expect(layFields(later, takeField(fields, 'title'))).toEqual(later);
  });

  test('is none if both say the same', () => {
    expect(findConflicts({ ...shipped, title: 'Shabbos' }, fields)).toEqual([]);
  });

  test('is one too if the house has taken away what the release changes', () => {
    const { title: _title, ...without } = shipped;
    const taken = diffFields(shipped, without, {});
    expect(layFields(shipped, taken)).toEqual(without);
    expect(findConflicts(later, taken)).toEqual([{ path: 'title', shipped: 'The day of rest' }]);
  });
});

test('whatever is shipped and wanted, the kept fields give exactly what is wanted', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const random = seededRandom(seed);
    const [was, wanted] = [makeObject(random, 3), makeObject(random, 3)];
    const fields = diffFields(was, wanted, {});
    expect(canonicalJson(layFields(was, fields)), `seed ${seed}`).toBe(canonicalJson(wanted));
    expect(findConflicts(was, fields), `seed ${seed}`).toEqual([]);
    // Saved again as it is, nothing changes, also over a later release.
    const later = makeObject(random, 3);
    const laid = layFields(later, fields);
    expect(canonicalJson(layFields(later, diffFields(later, laid, fields))), `seed ${seed}`).toBe(
      canonicalJson(laid),
    );
  }
});

function makeObject(random: Random, depth: number): JsonObject {
  const keys = ['a', 'b', 'a.b', '~1', '__proto__'].filter(() => random() < 0.5);
  return Object.fromEntries(keys.map((key) => [key, makeValue(random, depth - 1)]));
}

function makeValue(random: Random, depth: number): Json {
  if (depth > 0 && random() < 0.5) return makeObject(random, depth);
  const leaves: Json[] = [1, 'x', null, true, [1, { a: 2 }], {}];
  return leaves[Math.floor(random() * leaves.length)] ?? null;
}
