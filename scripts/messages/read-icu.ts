import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** The parts of a message, apart from its wording. */
export interface MessageParts {
  /**
   * Arguments and tags as `kind name`, sorted, each once; a select lists its cases too. The reader's gender is left out:
   * each language uses it where it needs to.
   */
  slots: string[];
  /** The slots of each form of every `{gender, select, …}`. */
  genderForms: Record<string, string>[];
  plurals: { name: string; type: Intl.PluralRuleType; categories: string[] }[];
  /** The words themselves, without arguments, tags and white space. */
  words: string;
}

/** Reads an ICU message; throws the parser's error if it cannot be read. */
export function readIcu(message: string): MessageParts {
  const slots = new Set<string>();
  const plurals: MessageParts['plurals'] = [];
  const genderForms: MessageParts['genderForms'] = [];
  const words: string[] = [];
  const read = (elements: MessageFormatElement[], slots: Set<string>): void => {
    for (const element of elements) {
      switch (element.type) {
        case TYPE.literal:
          words.push(element.value);
          break;
        case TYPE.pound:
          break;
        case TYPE.argument:
          slots.add(`text ${element.value}`);
          break;
        case TYPE.number:
          slots.add(`number ${element.value}`);
          break;
        case TYPE.date:
        case TYPE.time:
          slots.add(`moment ${element.value}`);
          break;
        case TYPE.tag:
          slots.add(`tag ${element.value}`);
          read(element.children, slots);
          break;
        case TYPE.select: {
          const forms = Object.entries(element.options).map(([form, { value }]) => {
            const own = new Set<string>();
            read(value, own);
            own.forEach((slot) => slots.add(slot));
            return [form, [...own].toSorted().join(', ')] as const;
          });
          if (element.value === 'gender') genderForms.push(Object.fromEntries(forms));
          else slots.add(`select ${element.value} of ${Object.keys(element.options).toSorted().join(' ')}`);
          break;
        }
        case TYPE.plural: {
          const type = element.pluralType ?? 'cardinal';
          slots.add(`${type} ${element.value}`);
          plurals.push({ name: element.value, type, categories: Object.keys(element.options) });
          for (const option of Object.values(element.options)) read(option.value, slots);
          break;
        }
      }
    }
  };
  read(parse(message), slots);
  return {
    slots: [...slots].toSorted(),
    plurals,
    genderForms,
    words: words.join(' ').replace(/\s+/g, ' ').trim(),
  };
}
