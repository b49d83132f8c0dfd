import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface EventLoopDelay {
  /** The event loop's average delay over the last sample, in milliseconds. */
  current(): number;
  stop(): void;
}

const resolution = 10;

/** Measures how late this process's timers fire, in samples of `every` milliseconds. */
export function watchEventLoop(every = 250): EventLoopDelay {
  const histogram = monitorEventLoopDelay({ resolution });
  let delay = 0;
  const timer = setInterval(() => {
    // The histogram includes the 10 ms it sleeps on purpose; without any sample its mean is NaN.
    delay = histogram.count > 0 ? Math.max(0, histogram.mean / 1e6 - resolution) : every;
    histogram.reset();
  }, every);
  timer.unref();
  histogram.enable();
  return {
    current: () => delay,
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
