import type { ItemText } from '#features/learning/content/server/content.ts';
import type { ItemBody } from '#features/learning/content/server/item-body.ts';

/** The files of all pictures that an item shows, its cover among them. */
export function listItemPictures({ cover, body }: Pick<ItemText, 'cover' | 'body'>): string[] {
  const shown = [cover, ...(body ? listBodyPictures(body) : [])];
  return [...new Set(shown.filter((file) => file !== undefined))];
}

function listBodyPictures(body: ItemBody): (string | undefined)[] {
  switch (body.kind) {
    case 'comic':
      return body.panels.map(({ picture }) => picture);
    case 'quiz':
    case 'vidquiz':
      return body.questions.map(({ picture }) => picture?.file);
    case 'game':
      if (body.game === 'pairs') return body.pairs.flatMap(({ pictures = [] }) => pictures);
      if (body.game === 'word-search') return body.words.map(({ picture }) => picture);
      return body.game === 'order' ? body.steps.map(({ picture }) => picture) : [];
    case 'task':
      return [];
  }
}
