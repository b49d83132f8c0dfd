/** The fields of a form with brackets: `a[b][0]=c` is `{ a: { b: { 0: 'c' } } }`. */
export interface Form {
  [name: string]: string | Form | undefined;
}

export function readForm(body: string): Form {
  const form: Form = {};
  for (const [path, value] of new URLSearchParams(body)) {
    const names = path.split(/[[\]]+/).filter((name) => name !== '');
    const last = names.pop() ?? '';
    let inner = form;
    for (const name of names) {
      const next = inner[name];
      if (typeof next === 'object') inner = next;
      else inner = inner[name] = {};
    }
    inner[last] = value;
  }
  return form;
}

export function textAt(form: Form, path: string): string {
  const found = path
    .split('.')
    .reduce<string | Form | undefined>(
      (inner, name) => (typeof inner === 'object' ? inner[name] : undefined),
      form,
    );
  return typeof found === 'string' ? found : '';
}

export function formAt(form: Form, path: string): Form {
  const found = path
    .split('.')
    .reduce<string | Form | undefined>(
      (inner, name) => (typeof inner === 'object' ? inner[name] : undefined),
      form,
    );
  return typeof found === 'object' ? found : {};
}
