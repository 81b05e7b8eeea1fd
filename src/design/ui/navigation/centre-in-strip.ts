/** Scrolls the current link into view where a row of links is a scrolling strip, as on a narrow screen. Pass it as the
 * `ref` of that link. */
export function centreInStrip(link: HTMLElement | null) {
  const strip = link?.parentElement
  if (!strip) return
  const middle = (element: Element) => element.getBoundingClientRect().x + element.clientWidth / 2
  strip.scrollLeft += middle(link) - middle(strip)
}
