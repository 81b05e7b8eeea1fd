/** What a click handler needs to know of an event; a part of the DOM's own, so that a test can write one down. */
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
  /** The `download` attribute, null without one. */
  download: string | null
  rel: string
}

/** Paths that are no pages of the site: the browser goes there by itself. */
const outside = /^\/(api|_serverFn|simulators)(\/|$)/

/** The path, query and hash a plain link leads to within the site, or undefined when the browser must follow it by itself:
 * another origin, a new tab or window, a download, `rel="external"`, or a mere jump within the page. */
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
