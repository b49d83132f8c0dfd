/** Work that may be asked for at any time and is done at most once in so many milliseconds: at once, or else when they have passed. */
export function atMostEvery(milliseconds: number, work: () => void): () => void {
  let doneAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    timer = undefined;
    doneAt = performance.now();
    work();
  };
  return () => {
    const rest = doneAt + milliseconds - performance.now();
    if (rest <= 0) run();
    else timer ??= setTimeout(run, rest);
  };
}
