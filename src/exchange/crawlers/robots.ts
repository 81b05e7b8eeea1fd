import { CATEGORIES } from '../catalogue/vocabulary.ts'

/** Personal pages, and pages that only lead elsewhere. */
const personal = [
  '/backpack',
  '/cart',
  '/collect',
  '/demos/',
  '/feedback',
  '/inventory',
  '/message',
  '/purchase',
  '/qr',
  '/receivables',
  '/sale/',
  '/setting',
  '/steam/',
  '/tasks',
  '/wallet',
  '/wechat/',
]
/** Page sets that an address may name explicitly. */
const prefixes = ['', '/pc', '/mobile']
/** The markets of both page sets. Of their searches, only those for one whole category are worth indexing. */
const markets = ['/market/csgo', '/goods']

const categoriesOf = (market: string) => Object.keys(CATEGORIES).map((category) => `${market}?categories=${category}`)

export const categoryPaths = categoriesOf('/market/csgo')

const lang = 'lang=zh-CN'
const exactly = (path: string) => [`Allow: ${path}$`, `Allow: ${path}${path.includes('?') ? '&' : '?'}${lang}$`]

/** What crawlers may fetch. The longest rule that matches an address applies. */
export function robotsText({ publicUrl, isCrawled }: { publicUrl: string; isCrawled: boolean }): string {
  if (!isCrawled) return 'User-agent: *\nDisallow: /\n'
  const rules = [
    ...prefixes.flatMap((prefix) => personal.map((path) => `Disallow: ${prefix}${path}`)),
    ...prefixes.flatMap((prefix) => markets.map((path) => `Disallow: ${prefix}${path}?`)),
    ...markets.flatMap(exactly),
    // A crawler that calls itself a phone is led to the phone's market.
    ...markets.flatMap(categoriesOf).flatMap(exactly),
    // Variants of a page whose address without these parameters is the canonical one, and further pages of a list: the
    // sitemap names what they hold.
    ...['tab', 'login', 'redirect_url', 'buy', 'cursor'].flatMap((name) => [
      `Disallow: /*?${name}=`,
      `Disallow: /*&${name}=`,
    ]),
    'Disallow: /simulators/',
  ]
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}
