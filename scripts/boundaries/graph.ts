/** Which others each one may know: features by name, files by path. */
export type Graph = Record<string, readonly string[]>;

/** The first cycle in a graph, as the names on it, or undefined. */
export function findCircle(graph: Graph): string[] | undefined {
  const visit = (name: string, path: string[]): string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    return firstDefined((graph[name] ?? []).map((next) => visit(next, [...path, name])));
  };
  return firstDefined(Object.keys(graph).map((name) => visit(name, [])));
}

/** Every group of names that reach one another, sorted; a name alone is none. */
export function findKnots(graph: Graph): string[][] {
  const walk = new Walk(graph);
  for (const name of Object.keys(graph)) walk.visit(name);
  return walk.knots.map((knot) => knot.toSorted());
}

/** Tarjan's algorithm: one walk through the graph that finds what is strongly connected. */
class Walk {
  readonly knots: string[][] = [];
  readonly #graph: Graph;
  readonly #order = new Map<string, number>();
  readonly #open: string[] = [];

  constructor(graph: Graph) {
    this.#graph = graph;
  }

  /** The smallest number of an open name that is reached from this one. */
  visit(name: string): number {
    const known = this.#order.get(name);
    if (known !== undefined) return this.#open.includes(name) ? known : Infinity;
    const own = this.#order.size;
    this.#order.set(name, own);
    this.#open.push(name);
    const next = this.#graph[name] ?? [];
    const lowest = Math.min(own, ...next.map((target) => this.visit(target)));
    if (lowest === own) {
      const knot = this.#open.splice(this.#open.indexOf(name));
      if (knot.length > 1 || next.includes(name)) this.knots.push(knot);
    }
    return lowest;
  }
}

const firstDefined = <T>(values: (T | undefined)[]) => values.find((value) => value !== undefined);
