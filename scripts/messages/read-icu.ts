import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** What a message is made of, apart from its wording. */
export interface MessageParts {
  /** Arguments and tags as `kind name`, sorted, each once; a select names its cases too. */
  slots: string[];
  plurals: { name: string; type: Intl.PluralRuleType; categories: string[] }[];
  /** The words themselves, without arguments, tags and white space. */
  words: string;
}

/** Reads an ICU message; throws the parser's word where it cannot be read. */
export function readIcu(message: string): MessageParts {
  const slots = new Set<string>();
  const plurals: MessageParts['plurals'] = [];
  const words: string[] = [];
  const read = (elements: MessageFormatElement[]): void => {
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
          read(element.children);
          break;
        case TYPE.select:
          slots.add(`select ${element.value} of ${Object.keys(element.options).toSorted().join(' ')}`);
          for (const option of Object.values(element.options)) read(option.value);
          break;
        case TYPE.plural: {
          const type = element.pluralType ?? 'cardinal';
          slots.add(`${type} ${element.value}`);
          plurals.push({ name: element.value, type, categories: Object.keys(element.options) });
          for (const option of Object.values(element.options)) read(option.value);
          break;
        }
      }
    }
  };
  read(parse(message));
  return { slots: [...slots].toSorted(), plurals, words: words.join(' ').replace(/\s+/g, ' ').trim() };
}
