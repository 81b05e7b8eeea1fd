export interface SitemapEntry {
  /** Relative to the market's own address. */
  path: string
  /** When its content last changed, if known. */
  changed?: Date | null | undefined
}

/** Maximum addresses per file. */
export const entriesPerFile = 10_000

const open = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter]!)

const entry = (name: string, origin: string, { path, changed }: SitemapEntry) =>
  `<${name}><loc>${escape(origin + path)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</${name}>\n`

export const sitemapXml = (origin: string, entries: readonly SitemapEntry[]): string =>
  `${open}<urlset ${namespace}>\n${entries.map((one) => entry('url', origin, one)).join('')}</urlset>\n`

export const sitemapIndexXml = (origin: string, paths: readonly string[]): string =>
  `${open}<sitemapindex ${namespace}>\n${paths.map((path) => entry('sitemap', origin, { path })).join('')}</sitemapindex>\n`
