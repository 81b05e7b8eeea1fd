import * as m from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { addressIn } from './asked-language.ts'
import { baseLocale, locales } from './locale.ts'

export interface PageMetaInput {
  /** The site's origin, without a trailing slash. */
  origin: string
  /** The canonical path among all pages that show the same: the desktop one, without default parameters. */
  path: string
  title: string
  description?: string | undefined
  /** The preview picture of a shared link, 1200 by 630: a path, which takes the page's language. */
  image?: string | undefined
}

/** The preview picture of a shared link without an item. */
const sitePicture = '/art/share/site/amber.png'

/** The canonical address of a path, in the page's language. */
export const canonicalOf = (origin: string, path: string) => origin + addressIn(getLocale(), path)

/** Metadata for search engines and shared links. Each language has its own address and lists those of the others. */
export function pageMeta(input: PageMetaInput) {
  const { origin, path, title, description } = input
  const canonical = canonicalOf(origin, path)
  return {
    meta: [
      { title },
      ...(description === undefined ? [] : [{ name: 'description', content: description }]),
      // Link previews and crawlers only see the server-rendered page.
      ...(import.meta.env.SSR ? sharedLink(input, canonical) : []),
    ],
    links: [{ rel: 'canonical', href: canonical }, ...(import.meta.env.SSR ? languagesOf(input) : [])],
  }
}

const languagesOf = ({ origin, path }: PageMetaInput) => [
  ...locales.map((one) => ({ rel: 'alternate', hrefLang: one, href: origin + addressIn(one, path) })),
  { rel: 'alternate', hrefLang: 'x-default', href: origin + addressIn(baseLocale, path) },
]

const sharedLink = ({ origin, title, description, image }: PageMetaInput, canonical: string) => [
  { name: 'twitter:card', content: 'summary_large_image' },
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: m.app_name() },
  { property: 'og:locale', content: getLocale() === 'en' ? 'en_US' : 'zh_CN' },
  { property: 'og:title', content: title },
  ...(description === undefined ? [] : [{ property: 'og:description', content: description }]),
  { property: 'og:url', content: canonical },
  { property: 'og:image', content: origin + (image ? addressIn(getLocale(), image) : sitePicture) },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
]

/** The head of a page that needs no more than its name. */
export const namedPageMeta = (origin: string, path: string, name: string) =>
  pageMeta({ origin, path, title: `${name} · ${m.app_name()}` })
