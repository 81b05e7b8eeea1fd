/** On a narrow screen a row of links is a strip that scrolls: as a `ref` of the current one, it brings that into sight. */
export function centreInStrip(link: HTMLElement | null) {
  const strip = link?.parentElement
  if (!strip) return
  const middle = (element: Element) => element.getBoundingClientRect().x + element.clientWidth / 2
  strip.scrollLeft += middle(link) - middle(strip)
}
