import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Mira Stern', 'MS'],
  ['יונתן לוי', 'יל'],
  ['יעל', 'יע'],
  ['Éliane', 'ÉL'],
  ['Анна-Мария Ивановна Петрова', 'АП'],
  ['מֹשֶׁה בֶּן עַמְרָם', 'מֹעַ'],
  ['ruth@example.org', 'RO'],
  ['(Y)', 'Y'],
  ['  ', ''],
  ['🍯 Dvora', 'DV'],
])('%s has the initials %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
