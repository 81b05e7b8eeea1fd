import { sharePicture } from '#lib/share-picture.ts'
import { pageMeta } from '#i18n/page-meta.ts'
import * as m from '#paraglide/messages.js'

interface Named {
  name: string
  /** On the desktop, whose addresses stand for both page sets. */
  path: string
}

export interface CataloguePage extends Named {
  origin: string
  description: string
  /** Base address of a picture of what it shows. */
  image?: string | undefined
  /** It is about one goods: a shared link shows how that looks and what it costs. */
  goodsId?: string | undefined
  /** The pages above it, from the catalogue's first one down. */
  above?: readonly Named[]
  /** What it lists. */
  items?: readonly Named[]
}

export const root = '/catalogue'
const listed = 50

/** The head of a page of the catalogue, with what it lists and where it lies as structured data. Made in loaders and not in the
 * heads of routes, whose code every page would carry. */
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
    list.map((one, index) => ({ '@type': 'ListItem', position: index + 1, name: one.name, item: origin + one.path }))
  // The router writes it as structured data; its types know only the attributes of a meta element.
  const data: object = {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name,
      description,
      url: origin + path,
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
