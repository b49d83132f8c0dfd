import * as z from 'zod';
import { matchTexts, type Mistakes } from '#features/learning/content/server/authoring.ts';
import { Slug, slugs, text, things } from '#platform/content/text-schemas.ts';

/** A basket with less would hardly be a choice. */
const cardsPerBasket = 2;

/** Cards that are sorted into two baskets, and the basket of each. */
export const basketsStructure = {
  game: z.literal('baskets'),
  baskets: slugs(2, 2),
  cards: things(z.strictObject({ id: Slug, basket: Slug }), 6, 16),
};

/** Short enough for a basket's label and a card on a phone. */
export const basketsTexts = {
  baskets: z.record(z.string(), text(24)).optional(),
  cards: z.record(z.string(), z.strictObject({ text: text(80), because: text(200) })).optional(),
};

type Structure = z.infer<z.ZodObject<typeof basketsStructure>>;
type Texts = z.infer<z.ZodObject<typeof basketsTexts>>;

/** The game in one language, including the key: each card's basket, and why it belongs there. */
export interface BasketsBody {
  game: 'baskets';
  baskets: { id: string; text: string }[];
  cards: { id: string; basket: string; text: string; because: string }[];
}

/** Joins structure and texts; reports a card without a basket, and a basket with hardly a card. */
export function mergeBaskets(structure: Structure, texts: Texts, mistakes: Mistakes): BasketsBody {
  checkCards(structure, mistakes);
  const basketOf = new Map(structure.cards.map(({ id, basket }) => [id, basket]));
  const cards = matchTexts([...basketOf.keys()], texts.cards ?? {}, ['cards'], mistakes);
  const written = new Set<string>();
  for (const { id, text } of cards) {
    // Two cards that say the same could not be told apart.
    if (written.has(text.text)) mistakes.inTexts(['cards', id, 'text'], 'says the same as another card');
    written.add(text.text);
  }
  return {
    game: structure.game,
    baskets: matchTexts(structure.baskets, texts.baskets ?? {}, ['baskets'], mistakes),
    cards: cards.map(({ id, text }) => ({ id, basket: basketOf.get(id) ?? '', ...text })),
  };
}

function checkCards({ baskets, cards }: Structure, mistakes: Mistakes): void {
  for (const [index, { basket }] of cards.entries()) {
    if (!baskets.includes(basket))
      mistakes.inStructure(['cards', index, 'basket'], `${basket} is none of its baskets`);
  }
  for (const [index, id] of baskets.entries()) {
    if (cards.filter(({ basket }) => basket === id).length < cardsPerBasket)
      mistakes.inStructure(['baskets', index], `${id} has fewer than ${cardsPerBasket} cards`);
  }
}
