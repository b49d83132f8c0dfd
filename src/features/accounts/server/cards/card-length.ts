/** Letters and digits of a card: 79 random bits, which a child can still type. */
export const cardLength = 16;
