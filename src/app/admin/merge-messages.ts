import type { NestedMessages } from '#core/messages.ts';

/** Two trees of messages as one. They share branches, such as a feature's name, but no message. */
export function mergeMessages(one: NestedMessages, other: NestedMessages): NestedMessages {
  const merged: NestedMessages = { ...one };
  for (const [key, added] of Object.entries(other)) {
    const own = merged[key];
    merged[key] = isBranch(own) && isBranch(added) ? mergeMessages(own, added) : added;
  }
  return merged;
}

/** A compiled message is a text or a list; only branches are objects. */
function isBranch(value: NestedMessages[string] | undefined): value is NestedMessages {
  return typeof value === 'object' && !Array.isArray(value);
}
