/** Messages as they travel: flat, `feature.screen.thing` → ICU text. */
export type Messages = Record<string, string>;

export interface NestedMessages {
  [key: string]: string | NestedMessages;
}

/** The nested form that use-intl reads. */
export function nestMessages(messages: Messages): NestedMessages {
  const root: NestedMessages = {};
  for (const [key, text] of Object.entries(messages)) {
    const parts = key.split('.');
    const last = parts.pop() ?? key;
    let node = root;
    for (const part of parts) {
      const next = (node[part] ??= {});
      if (typeof next === 'string') throw new Error(`message ${key} is nested below another message`);
      node = next;
    }
    node[last] = text;
  }
  return root;
}
