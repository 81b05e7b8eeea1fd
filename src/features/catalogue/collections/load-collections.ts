import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { orNotFound } from '#features/errors/or-not-found.ts'
import { infoFinder } from '#features/items/info-finder.ts'
import * as m from '#paraglide/messages.js'
import { catalogueMeta, root } from '../catalogue-head.ts'
import { describeCollection } from '../describe-page.ts'
import { itemLinks } from '../item-links.ts'
import { collectionQuery, collectionsQuery } from '../queries.ts'
import type { KeywordSearch } from '../search.ts'

const path = `${root}/collections`

/** Loads the list of collections and returns its head. A change of the search does not wait for the list. */
export async function loadCollections(client: QueryClient, search: KeywordSearch, origin: string, isStay: boolean) {
  const query = collectionsQuery(search)
  const loading = client.prefetchQuery(query)
  if (!isStay) await loading
  const series = client.getQueryData(query.queryKey)?.series ?? []
  return catalogueMeta({
    origin,
    name: m.catalogue_collections(),
    path,
    description: m.catalogue_collections_text(),
    image: series[0]?.image,
    items: series.map(({ key, name }) => ({ name, path: `${path}/${key}` })),
  })
}

/** Loads one collection and returns its head.
 * @throws notFound for an unknown one, and a redirect for a series of stickers, which has another page */
export async function loadCollection(client: QueryClient, key: string, origin: string) {
  const { series, items, goods_infos } = await orNotFound(client.ensureQueryData(collectionQuery(key)))
  if (series.kind === 'sticker')
    throw redirect({ to: '/pc/catalogue/stickers/$key', params: { key }, replace: true, statusCode: 308 })
  return catalogueMeta({
    origin,
    name: series.name,
    path: `${path}/${key}`,
    description: describeCollection(series, items.length),
    image: items[0] && infoFinder(goods_infos)(items[0])?.image,
    above: [{ name: m.catalogue_collections(), path }],
    items: itemLinks(items, goods_infos),
  })
}
