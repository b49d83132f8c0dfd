// The package brings types for its full build alone; this is the one without what our streams do not have.
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
