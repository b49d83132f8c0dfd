/** `how_hillel-waited.final.mp4` → `How hillel waited final`: a first title, to be corrected. */
export function toTitle(fileName: string): string {
  const words = fileName
    .replace(/\.\w{1,5}$/, '')
    .replace(/[_.\s-]+/g, ' ')
    .trim();
  return (words === '' ? fileName : words.charAt(0).toLocaleUpperCase() + words.slice(1)).slice(0, 120);
}
