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
