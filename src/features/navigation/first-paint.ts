/** The id of the page's header, on both page sets. Bare pages have none. */
export const headerId = 'header'

/**
 * The link by which the first paint waits until an element is parsed: a page that arrives in pieces may otherwise be
 * painted in the middle of it and shift when the rest comes. Only for server rendering.
 */
export const firstPaintAfter = (id: string) =>
  import.meta.env.SSR ? [{ rel: 'expect', href: `#${id}`, blocking: 'render' }] : []
