import type { QueryClient } from '@tanstack/react-query'
import { orNotFound } from '#features/errors/or-not-found.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'
import * as m from '#paraglide/messages.js'
import { catalogueMeta, root } from '../catalogue-head.ts'
import { describeContainer } from '../describe-page.ts'
import { itemLinks } from '../item-links.ts'
import { containerQuery, containersQuery, kindsQuery } from '../queries.ts'
import type { ContainersSearch } from '../search.ts'

const path = `${root}/containers`

/** Loads the list of containers and returns its head. A change of the search does not wait for the list. */
export async function loadContainers(client: QueryClient, search: ContainersSearch, origin: string, isStay: boolean) {
  const query = containersQuery(search)
  const loading = client.prefetchInfiniteQuery(query)
  const kinds = await client.ensureQueryData(kindsQuery())
  if (!isStay) await loading
  const items = client.getQueryData(query.queryKey)?.pages.flatMap((page) => page.items) ?? []
  const { kind } = search
  return catalogueMeta({
    origin,
    name: kinds.containers.find(({ key }) => key === kind)?.name ?? m.catalogue_containers(),
    path: path + stringifySearch({ kind }),
    description: m.catalogue_containers_text(),
    image: items[0]?.image,
    items: items.map(({ key, name }) => ({ name, path: `${path}/${key}` })),
  })
}

/** Loads one container and returns its head.
 * @throws notFound for an unknown one */
export async function loadContainer(client: QueryClient, key: string, origin: string) {
  const { container, groups, goods_infos } = await orNotFound(client.ensureQueryData(containerQuery(key)))
  const { name, image } = container
  const items = groups.flatMap((group) => group.items)
  return catalogueMeta({
    origin,
    name,
    path: `${path}/${container.key}`,
    description: describeContainer(container),
    image,
    goodsId: container.goods_id,
    above: [{ name: m.catalogue_containers(), path }],
    items: itemLinks(items, goods_infos),
  })
}
