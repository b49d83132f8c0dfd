/** Runs in the page: the beginnings of pages on which something does not fit. */
export const findCut = `
  [...document.querySelectorAll('.page')]
    .filter((page) => page.scrollHeight > page.clientHeight + 1 || [...page.children].some((part) =>
      part.tagName !== 'FOOTER' && !part.closest('.night') && part.getBoundingClientRect().bottom > page.getBoundingClientRect().bottom - 56))
    .map((page) => page.innerText.slice(0, 40).replaceAll('\\n', ' '))
`;
