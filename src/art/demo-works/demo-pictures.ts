import { arch, box, crown, cypress, disc, dots, leaf, pomegranate, ridge, star } from '../pen.ts';
import type { Sheet } from '../sheet.tsx';

/** A picture as large as it says, in its own units. */
interface PaperPicture {
  width: number;
  height: number;
  sheets: readonly Sheet[];
}

const wood = '#7a4a2c';
const cream = '#fdf3dc';

/** A chair seen from the front, its seat at the point. */
const chair = (x: number, y: number, fill: string): Sheet[] => [
  { d: `M${x - 26} ${y + 80}V${y - 70}M${x + 26} ${y + 80}V${y - 70}`, stroke: fill, width: 10 },
  { d: `M${x - 26} ${y - 60}h52m-52 26h52`, stroke: fill, width: 10 },
  { d: box(x - 34, y - 6, 68, 14), fill, lift: true },
];

const heart = (x: number, y: number, s: number) =>
  `M${x} ${y + s}C${x - s * 1.3} ${y + s * 0.2} ${x - s * 1.1} ${y - s} ${x - s * 0.5} ${y - s}Q${x} ${y - s} ${x} ${y - s * 0.4} ${x} ${y - s} ${x + s * 0.5} ${y - s}C${x + s * 1.1} ${y - s} ${x + s * 1.3} ${y + s * 0.2} ${x} ${y + s}Z`;

/** A child from behind, sitting: the middle of her shoulders at the point. */
const sitting = (x: number, y: number, cloth: string, hair: string): Sheet[] => [
  { d: `M${x - 58} ${y + 110}q-6-110 26-128 32-16 64 0 32 18 26 128Z`, fill: cloth, lift: true },
  { d: disc(x, y - 48, 36), fill: hair, lift: true },
];

const note = (x: number, y: number, turn: number, fill: string): Sheet => ({
  d: `M${x} ${y}l84 ${turn}l${-turn} 78l-84 ${-turn}Z`,
  fill,
  lift: true,
});

/**
 * What the demo world's people have handed in, as if they had photographed it; each is also a file,
 * `content/demo-works/<name>.svg`.
 */
export const demoPictures: Record<string, PaperPicture> = {
  table: {
    width: 640,
    height: 480,
    sheets: [
      { d: box(0, 0, 640, 480), fill: '#f7bd8b' },
      { d: box(0, 330, 640, 150), fill: '#d8713a' },
      { d: arch(60, 50, 130, 170), fill: '#9ccbea', lift: true },
      { d: 'M125 50v170M60 140h130', stroke: cream, width: 8 },
      ...chair(150, 290, wood),
      ...chair(320, 280, '#b42b45'),
      ...chair(490, 290, wood),
      { d: 'M70 310H570l-24 60H94Z', fill: '#fffdf9', lift: true },
      {
        d: 'M94 370H546v20q-24 22-45 0-24 22-45 0-24 22-46 0-24 22-45 0-24 22-45 0-24 22-45 0-24 22-45 0-24 22-46 0-24 22-45 0Z',
        fill: '#f6e3c5',
      },
      { d: disc(170, 338, 26) + disc(320, 332, 28) + disc(470, 338, 26), fill: '#6fb0d8', lift: true },
      { d: disc(170, 338, 16) + disc(320, 332, 18) + disc(470, 338, 16), fill: '#d3e8f6' },
      { d: 'M226 330v-34q0-12 10-12t10 12v34Zm168 0v-34q0-12 10-12t10 12v34Z', fill: '#f6c453', lift: true },
      { d: star(320, 130, 40), fill: '#f6c453', lift: true },
      { d: heart(320, 214, 18), fill: '#b42b45', lift: true },
    ],
  },
  friends: {
    width: 720,
    height: 480,
    sheets: [
      { d: box(0, 0, 720, 480), fill: '#9ccbea' },
      { d: disc(580, 110, 58), fill: '#f6c453', lift: true },
      { d: ridge([-20, 300, 180, 250, 420, 300, 740, 240], 480), fill: '#8fc0a0', lift: true },
      { d: cypress(92, 330, 190) + cypress(640, 320, 170), fill: '#2f6b58', lift: true },
      { d: ridge([-20, 380, 260, 350, 500, 384, 740, 350], 480), fill: '#5f9f7c', lift: true },
      ...sitting(280, 270, '#b42b45', '#3a2417'),
      ...sitting(440, 274, '#2a3270', '#a3622f'),
      { d: disc(440, 204, 17), fill: '#fdf3dc' },
      { d: box(150, 340, 420, 20) + box(150, 384, 420, 20), fill: wood, lift: true },
      { d: 'M186 330v110M534 330v110', stroke: wood, width: 16 },
      { d: heart(360, 160, 24), fill: '#d8485c', lift: true },
    ],
  },
  bench: {
    width: 800,
    height: 450,
    sheets: [
      { d: box(0, 0, 800, 450), fill: '#d3e8f6' },
      { d: box(0, 0, 800, 300), fill: '#f6e3c5' },
      { d: 'M0 60H800M0 120H800M0 180H800M0 240H800', stroke: '#ead2ab', width: 4 },
      { d: crown(690, 120, 92), fill: '#4f8a5e', lift: true },
      { d: 'M690 300V150', stroke: wood, width: 22 },
      { d: crown(690, 130, 60), fill: '#6fa05a' },
      { d: box(0, 300, 800, 150), fill: '#8fae6b' },
      { d: box(120, 170, 440, 34), fill: '#b42b45', lift: true },
      { d: box(120, 214, 440, 34), fill: '#f6c453', lift: true },
      { d: box(100, 280, 480, 40), fill: '#1f6a6a', lift: true },
      { d: 'M150 160v220M530 160v220M120 330v60M560 330v60', stroke: '#2a3270', width: 18 },
      { d: heart(220, 187, 11) + heart(340, 187, 11) + heart(460, 187, 11), fill: cream },
      { d: dots([180, 231, 260, 231, 340, 231, 420, 231, 500, 231]), stroke: '#b42b45', width: 12 },
      { d: leaf(160, 300, 30, -20) + leaf(300, 300, 30, -160) + leaf(440, 300, 30, -20), fill: '#a6d8c4' },
    ],
  },
  tray: {
    width: 560,
    height: 560,
    sheets: [
      { d: box(0, 0, 560, 560), fill: '#a6d8c4' },
      { d: 'M0 0 140 560M140 0l140 560M280 0l140 560M420 0l140 560', stroke: '#8fc9b2', width: 26 },
      { d: 'M70 110H490q30 0 30 30V420q0 30-30 30H70q-30 0-30-30V140q0-30 30-30Z', fill: wood, lift: true },
      { d: 'M78 136H482q14 0 14 14V410q0 14-14 14H78q-14 0-14-14V150q0-14 14-14Z', fill: '#a3622f' },
      { d: disc(210, 290, 108), fill: '#fffdf9', lift: true },
      { d: disc(210, 290, 80), fill: '#f6e3c5' },
      { d: 'M150 300q0-50 60-50t60 50q0 30-60 30t-60-30Z', fill: '#e58a45', lift: true },
      { d: 'M176 276l16 40m16-46 12 52m20-46 4 38', stroke: '#b4551f', width: 7 },
      { d: disc(410, 220, 56), fill: '#fffdf9', lift: true },
      { d: disc(410, 220, 42), fill: '#8c1d34' },
      { d: leaf(410, 226, 34, -60), fill: '#6fa05a', lift: true },
      { d: 'M372 330h84q0 66-42 66t-42-66Z', fill: '#f6c453', lift: true },
      { d: pomegranate(414, 330, 26), fill: '#b42b45', lift: true },
      { d: heart(210, 500, 20) + heart(280, 506, 20) + heart(350, 500, 20), fill: '#b42b45', lift: true },
    ],
  },
  corner: {
    width: 480,
    height: 640,
    sheets: [
      { d: box(0, 0, 480, 640), fill: '#e9e5f6' },
      { d: 'M0 470 480 430V640H0Z', fill: '#c9b6e8' },
      { d: 'M60 0Q240 150 420 0', stroke: '#f6c453', width: 6 },
      { d: dots([104, 38, 160, 66, 240, 76, 320, 66, 376, 38]), stroke: '#f6c453', width: 26 },
      { d: arch(150, 130, 180, 210), fill: '#9ccbea', lift: true },
      { d: 'M240 130v210M150 230h180', stroke: '#fffdf9', width: 10 },
      { d: 'M60 480q0-70 90-70t90 70v60H60Z', fill: '#1f6a6a', lift: true },
      { d: 'M200 500q0-66 100-66t100 66v70H200Z', fill: '#b42b45', lift: true },
      { d: heart(300, 500, 26), fill: '#f6b3b8', lift: true },
      { d: box(70, 560, 130, 22) + box(84, 538, 116, 22), fill: '#f6c453', lift: true },
      { d: box(78, 582, 128, 22), fill: '#2a3270', lift: true },
      { d: 'M396 560q0-60 10-90', stroke: '#3f6b45', width: 8 },
      {
        d: leaf(404, 500, 70, -50) + leaf(402, 516, 60, -150) + leaf(406, 474, 56, -96),
        fill: '#4f8a5e',
        lift: true,
      },
      { d: 'M366 552h70l-10 60h-50Z', fill: '#d8713a', lift: true },
    ],
  },
  jar: {
    width: 480,
    height: 640,
    sheets: [
      { d: box(0, 0, 480, 640), fill: '#f6c453' },
      { d: disc(240, 300, 230), fill: '#f9d576' },
      { d: box(0, 540, 480, 100), fill: wood },
      {
        d: 'M130 200h220q36 20 36 80v240q0 40-40 40H134q-40 0-40-40V280q0-60 36-80Z',
        fill: '#d3e8f6',
        lift: true,
      },
      { d: 'M110 320h260v180q0 40-30 40H140q-30 0-30-40Z', fill: '#b7daf0' },
      note(130, 440, 14, '#fffdf9'),
      note(240, 446, -16, '#f7bd8b'),
      note(170, 360, -10, '#a6d8c4'),
      note(258, 356, 18, '#e9e5f6'),
      note(146, 290, 8, '#fde6d5'),
      note(240, 280, -8, '#fffdf9'),
      { d: heart(190, 480, 14) + heart(300, 396, 14) + heart(284, 318, 14), fill: '#b42b45' },
      {
        d: 'M132 150h216q12 0 12 12v36q0 12-12 12H132q-12 0-12-12v-36q0-12 12-12Z',
        fill: '#b42b45',
        lift: true,
      },
      { d: 'M120 180h240', stroke: '#8c1d34', width: 6 },
      { d: 'M112 250q-6 60-4 160', stroke: '#fffdf9', width: 10, opacity: 0.7 },
    ],
  },
  words: {
    width: 640,
    height: 480,
    sheets: [
      { d: box(0, 0, 640, 480), fill: '#33542f' },
      { d: box(24, 24, 592, 432), fill: '#557f45', lift: true },
      ...[
        '#fffdf9',
        '#f7bd8b',
        '#d3e8f6',
        '#f9d576',
        '#e9e5f6',
        '#a6d8c4',
        '#fde6d5',
        '#fffdf9',
        '#f6c453',
        '#d3e8f6',
      ].map((fill, index) =>
        note(64 + (index % 5) * 108, 76 + Math.floor(index / 5) * 150, ((index * 7) % 22) - 10, fill),
      ),
      {
        d: dots([
          104, 70, 212, 70, 320, 70, 428, 70, 536, 70, 104, 220, 212, 220, 320, 220, 428, 220, 536, 220,
        ]),
        stroke: '#b42b45',
        width: 13,
      },
      {
        d: 'M84 110h46m-46 18h34m78-18h44m-44 18h30m80-20h44m-44 18h36m72-18h44m-44 18h30m70-16h44m-44 18h36',
        stroke: '#5a4a9c',
        width: 5,
        opacity: 0.6,
      },
      {
        d: 'M84 262h46m-46 18h34m78-18h44m-44 18h30m80-20h44m-44 18h36m72-18h44m-44 18h30m70-16h44m-44 18h36',
        stroke: '#1f6a6a',
        width: 5,
        opacity: 0.6,
      },
      { d: heart(320, 400, 30), fill: '#d8485c', lift: true },
      { d: star(200, 404, 22) + star(440, 404, 22), fill: '#f6c453', lift: true },
    ],
  },
};
