// The package has types only for its full build; this build lacks what our streams do not use.
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
