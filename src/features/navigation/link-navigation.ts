/** What a click handler reads from an event: a subset of the DOM's, so that tests can write it out. */
export interface LinkClick {
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
  defaultPrevented: boolean
}

export interface LinkTarget {
  href: string
  target: string
  /** The `download` attribute; null if absent. */
  download: string | null
  rel: string
}

/** The link that was clicked, or hovered. */
export const linkOf = (event: Event) => (event.target instanceof Element ? event.target.closest('a') : null)

/** Where the site's router takes a link, or a click on it; undefined if the browser follows it itself. */
export function targetOf(link: HTMLAnchorElement, click?: LinkClick): string | undefined {
  if (!link.hasAttribute('href')) return undefined
  const { href, target, rel } = link
  return innerTarget({ href, target, rel, download: link.getAttribute('download') }, location.href, click)
}

/** The page that a click leads to within the site; undefined if it leads nowhere. */
export function innerLink(event: MouseEvent): string | undefined {
  const link = linkOf(event)
  return link ? targetOf(link, event) : undefined
}

/** Paths that are not pages of the site; the browser follows them itself. */
const outside = /^\/(api|_serverFn|simulators)(\/|$)/

/**
 * The path, query and hash of a plain link within the site, or undefined if the browser must follow it itself: another
 * origin, a new tab or window, a download, `rel="external"`, or a jump within the page.
 */
export function innerTarget(link: LinkTarget, here: string, click?: LinkClick): string | undefined {
  if (click && (click.defaultPrevented || click.button !== 0)) return undefined
  if (click && (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)) return undefined
  if (link.download !== null || /\bexternal\b/.test(link.rel)) return undefined
  if (link.target && link.target !== '_self') return undefined
  const from = new URL(here)
  const to = URL.parse(link.href, here)
  if (!to || to.origin !== from.origin || outside.test(to.pathname)) return undefined
  if (to.hash && to.pathname === from.pathname && to.search === from.search) return undefined
  return to.pathname + to.search + to.hash
}
