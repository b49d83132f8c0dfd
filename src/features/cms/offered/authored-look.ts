/** How the HTML of a text of blocks looks, on pages and in the editor. */
export const authoredLook =
  'space-y-4 [&_a]:font-semibold [&_a]:text-dusk [&_a]:underline [&_h2]:text-step-2 [&_h2]:font-extrabold ' +
  '[&_h3]:text-step-1 [&_h3]:font-bold [&_ul]:list-disc [&_ol]:list-decimal [&_ul]:ps-6 [&_ol]:ps-6 ' +
  '[&_blockquote]:border-s-4 [&_blockquote]:border-gold [&_blockquote]:ps-4 [&_figcaption]:mt-1 [&_figcaption]:text-step--1 ' +
  '[&_figcaption]:text-muted [&_img]:rounded-card ' +
  '[&_.call-to-action]:inline-flex [&_.call-to-action]:min-h-12 [&_.call-to-action]:items-center [&_.call-to-action]:rounded-control ' +
  '[&_.call-to-action]:bg-pomegranate [&_.call-to-action]:px-6 [&_.call-to-action]:text-white [&_.call-to-action]:no-underline';
