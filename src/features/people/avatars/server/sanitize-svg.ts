import sanitizeHtml from 'sanitize-html';

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const allowedTags = [
  'svg',
  'g',
  'defs',
  'title',
  'desc',
  'clipPath',
  'mask',
  'linearGradient',
  'radialGradient',
  'stop',
  ...shapes,
];

const allowedAttributes = (
  'xmlns viewBox width height x y x1 x2 y1 y2 cx cy r rx ry fx fy d points id transform ' +
  'preserveAspectRatio offset opacity fill fill-opacity fill-rule stroke stroke-width ' +
  'stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
  'stroke-dashoffset stop-color stop-opacity clip-path clip-rule mask gradientUnits ' +
  'gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits color display'
).split(' ');

/** A reference to a part of the picture itself; every other `url(` leads outside. */
const ownReference = /^url\(\s*["']?#[\w-]+["']?\s*\)$/;

/**
 * An SVG with nothing in it but shapes and their colors: no scripts, styles, texts, pictures, links or entities, and no
 * reference to anything outside. Undefined if no shape is left.
 */
export function sanitizeSvg(source: string): string | undefined {
  // Entities are declared in a document type, which the result never has.
  if (/<!entity/i.test(source)) return undefined;
  const clean = sanitizeHtml(source.replace(/<!doctype[^>[]*>/i, ''), {
    allowedTags,
    allowedAttributes: { '*': allowedAttributes },
    nonTextTags: ['script', 'style', 'foreignObject', 'text', 'title', 'desc', 'metadata'],
    nestingLimit: 50,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(attribs).filter(
            ([, value]) => !/url\s*\(|:\/\/|[\\&]|script/i.test(value) || isHarmless(value),
          ),
        ),
      }),
    },
  });
  const begin = clean.indexOf('<svg');
  const hasShape = shapes.some((shape) => clean.includes(`<${shape}`));
  return begin !== -1 && hasShape ? clean.slice(begin) : undefined;
}

function isHarmless(value: string): boolean {
  return ownReference.test(value) || value === 'http://www.w3.org/2000/svg';
}
