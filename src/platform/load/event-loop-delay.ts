import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface EventLoopDelay {
  /** How late the event loop was on average over the last sample, in milliseconds. */
  current(): number;
  stop(): void;
}

const resolution = 10;

/** Watches how late timers of this process fire, in samples of `every` milliseconds. */
export function watchEventLoop(every = 250): EventLoopDelay {
  const histogram = monitorEventLoopDelay({ resolution });
  let delay = 0;
  const timer = setInterval(() => {
    // The histogram counts the 10 ms it means to sleep as well; with no sample at all its mean is NaN.
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
