import { optionalText, type FieldKind } from '#page/form/fields.ts';
import type { Impact } from '../contract.ts';
import { toHours, toMinutes } from '../policy.ts';

const names = ['kind', 'amount', 'people', 'minutes', 'country', 'doneOn'] as const;
type Name = (typeof names)[number];

/** The name of a field's control: what is wrong with it is said by this name. */
export const nameImpact = <Field extends Name>(field: Field) => `impact.${field}` as const;
type ImpactField = ReturnType<typeof nameImpact<Name>>;

/** What stands in the fields about a deed, as it was typed; hours are typed, minutes are kept. */
export type TypedImpact = Partial<Record<ImpactField, string | undefined>>;

/** The fields about a deed, for the form that hands it in. */
export const impactFields = Object.fromEntries(
  names.map((name) => [nameImpact(name), optionalText]),
) as Record<ImpactField, FieldKind<string | undefined>>;

/** What the fields say; undefined in a form without them. A number that is none stays none, and is refused. */
export function readImpact(typed: TypedImpact): Impact | undefined {
  const kind = typed['impact.kind'];
  const doneOn = typed['impact.doneOn'];
  if (kind === undefined && doneOn === undefined) return undefined;
  const country = typed['impact.country'];
  return {
    kind: kind ?? '',
    amount: readNumber(typed['impact.amount'] ?? '1'),
    people: readNumber(typed['impact.people'] ?? ''),
    minutes: toMinutes(readNumber(typed['impact.minutes'] ?? '')),
    ...(country && { country }),
    doneOn: doneOn ?? '',
  };
}

/** The other way round: a deed as the fields show it. */
export function typeImpact({ kind, amount, people, minutes, country, doneOn }: Impact): TypedImpact {
  return {
    'impact.kind': kind,
    'impact.amount': String(amount),
    'impact.people': people === 0 ? '' : String(people),
    'impact.minutes': minutes === 0 ? '' : String(toHours(minutes)),
    'impact.country': country ?? '',
    'impact.doneOn': doneOn,
  };
}

/** In many languages a comma stands where English has a point. */
function readNumber(typed: string): number {
  return typed === '' ? 0 : Number(typed.replace(',', '.'));
}
