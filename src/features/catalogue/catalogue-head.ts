import { sharePicture } from '#lib/share-picture.ts'
import { canonicalOf, pageMeta } from '#i18n/page-meta.ts'
import * as m from '#paraglide/messages.js'

interface Named {
  name: string
  /** The desktop address, which is canonical for both page sets. */
  path: string
}

export interface CataloguePage extends Named {
  origin: string
  description: string
  /** Base address of the page's picture. */
  image?: string | undefined
  /** The single goods that the page is about: a link preview then shows its picture and price. */
  goodsId?: string | undefined
  /** The ancestor pages, from the catalogue's first one down. */
  above?: readonly Named[]
  /** The entries listed on the page. */
  items?: readonly Named[]
}

export const root = '/catalogue'
const listed = 50

/** The head of a catalogue page, with its entries and breadcrumbs as structured data. Built in loaders and not in the
 * heads of routes, whose code is part of every page's bundle. */
export function catalogueMeta({
  origin,
  name,
  path,
  description,
  image,
  goodsId,
  above = [],
  items = [],
}: CataloguePage) {
  const { meta, links } = pageMeta({
    origin,
    path,
    title: `${name} · ${m.app_name()}`,
    description,
    image: goodsId && sharePicture(goodsId),
  })
  const places = (list: readonly Named[]) =>
    list.map((one, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: one.name,
      item: canonicalOf(origin, one.path),
    }))
  // The router writes it as structured data, but its types only know the attributes of a meta element.
  const data: object = {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name,
      description,
      url: canonicalOf(origin, path),
      ...(image && { image: new URL(`${image}@2.webp`, `${origin}/`).href }),
      breadcrumb: {
        '@type': 'BreadcrumbList',
        itemListElement: places([
          ...(path === root ? [] : [{ name: m.catalogue_title(), path: root }]),
          ...above,
          { name, path },
        ]),
      },
      ...(items.length > 0 && {
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: items.length,
          itemListElement: places(items.slice(0, listed)),
        },
      }),
    },
  }
  return { meta: [...meta, data], links }
}
