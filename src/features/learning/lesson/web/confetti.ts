import { wantsLessMotion } from '#ui/styles/less-motion.ts';

const colours = ['#f6c453', '#b42b45', '#6a9a4f', '#5a4a9c', '#f3a46b', '#d9e8f5'];

/** Throws a handful of paper from the canvas's lower corners, once. Nothing with reduced motion. */
export function throwConfetti(canvas: HTMLCanvasElement): () => void {
  if (wantsLessMotion()) return () => undefined;
  let stop = () => {};
  let isStopped = false;
  import('canvas-confetti').then(
    ({ default: confetti }) => {
      if (isStopped) return;
      // Without its worker, which would be inline code.
      const shoot = confetti.create(canvas, { resize: true, useWorker: false });
      const paper = {
        particleCount: 45,
        spread: 60,
        startVelocity: 48,
        ticks: 160,
        colors: colours,
        disableForReducedMotion: true,
      };
      void shoot({ ...paper, angle: 60, origin: { x: 0, y: 1 } });
      void shoot({ ...paper, angle: 120, origin: { x: 1, y: 1 } });
      stop = () => shoot.reset();
    },
    // The points are awarded even without the confetti.
    () => undefined,
  );
  return () => {
    isStopped = true;
    stop();
  };
}
