/** Runs in the page: waits for every font, also those of which no letter is laid out yet, since all that follows measures. */
export const loadFonts = `Promise.all([...document.fonts].map((font) => font.load())).then(() => undefined)`;

/**
 * Runs in the page: carries what does not fit at the end of a page over to further ones, so that a sheet may be as long in
 * each language as its words. Of a source that fills more than a page, the last lines are carried over.
 */
export const carryOver = `
  for (let page = document.querySelector('.page'); page; page = page.nextElementSibling) {
    const flow = page.querySelector('.flow');
    const limit = page.getBoundingClientRect().bottom - parseFloat(getComputedStyle(page).paddingBottom);
    let rest;
    let restOfSource;
    while (flow && flow.getBoundingClientRect().bottom > limit) {
      const part = flow.lastElementChild;
      const quotation = part.querySelector('.quotation');
      const isWhole = flow.children.length > 1;
      if (!isWhole && !(quotation?.children.length > 3)) break;
      if (!rest) {
        const next = page.cloneNode(false);
        rest = flow.cloneNode(false);
        next.append(rest, page.querySelector('footer').cloneNode(true));
        page.after(next);
      }
      if (isWhole) {
        rest.prepend(part);
        continue;
      }
      if (!restOfSource) {
        restOfSource = part.cloneNode(false);
        restOfSource.append(quotation.cloneNode(false));
        while (quotation.nextElementSibling) restOfSource.append(quotation.nextElementSibling);
        rest.prepend(restOfSource);
      }
      restOfSource.firstElementChild.prepend(...[...quotation.children].slice(-2));
      if (quotation.lastElementChild.matches('.skip'))
        restOfSource.firstElementChild.prepend(quotation.lastElementChild);
    }
  }
`;

/**
 * Runs in the page: makes the words of a slide as large as they fit, but never too small to read from afar, and leaves fewer
 * lines to write on, then sets smaller letters, where a page's words take more room.
 */
export const makeFit = `
  for (const card of document.querySelectorAll('.slide .list, .slide .large'))
    for (let size = card.matches('.large') ? 32 : 34; size > 17; size -= 0.5) {
      card.style.fontSize = size + 'px';
      if (card.scrollHeight <= card.clientHeight) break;
    }
  for (const page of document.querySelectorAll('.page')) {
    const isFull = () => page.scrollHeight > page.clientHeight + 1 ||
      page.querySelector(':scope > .card:last-of-type')?.getBoundingClientRect().bottom > page.getBoundingClientRect().bottom - 70;
    for (let most = 4; most >= 2; most -= 1)
      for (const lines of page.querySelectorAll('.lines'))
        if (isFull() && lines.children.length > most) lines.lastElementChild.remove();
    for (let size = 15; size >= 14 && !document.body.matches('.slide') && isFull(); size -= 0.5)
      page.style.fontSize = size + 'px';
  }
`;

/** Runs in the page: the beginnings of pages on which something does not fit. */
export const findCut = `
  [...document.querySelectorAll('.page')]
    .filter((page) => page.scrollHeight > page.clientHeight + 1 || [...page.children].some((part) =>
      part.tagName !== 'FOOTER' && !part.closest('.night') && part.getBoundingClientRect().bottom > page.getBoundingClientRect().bottom - 56))
    .map((page) => page.innerText.slice(0, 40).replaceAll('\\n', ' '))
`;
