/** What stands in the offline page's one row until the service worker knows the kept pages. */
export const slots = { href: '#href', title: '#title', time: '#time' }

export interface KeptLink {
  /** Path and search. */
  address: string
  html: string
  at: number
}

/** Fills the offline page with links to kept pages, or removes their section if there are none. */
export function withLinks(offlinePage: string, links: readonly KeptLink[]): string {
  if (links.length === 0) return offlinePage.replace(/<section[^]*<\/section>/, '')
  const lang = /<html lang="([\w-]+)"/.exec(offlinePage)?.[1]
  return offlinePage.replace(/<li\b[^]*<\/li>/, (row) => links.map((link) => filled(row, link, lang)).join(''))
}

function filled(row: string, { address, html, at }: KeptLink, lang: string | undefined): string {
  const parts = {
    [slots.href]: address.replaceAll('&', '&amp;').replaceAll('"', '%22'),
    [slots.title]: titleOf(html) || address.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    [slots.time]: new Date(at).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' }),
  }
  return row.replaceAll(/#(?:href|title|time)/g, (slot) => parts[slot]!)
}

/** The page's name as HTML, without the market's. */
const titleOf = (html: string): string | undefined =>
  /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ · [^·]*$/, '')
