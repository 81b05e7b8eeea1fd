import type { QueryClient } from '@tanstack/react-query'
import { orNotFound } from '#features/errors/or-not-found.ts'
import * as m from '#paraglide/messages.js'
import { catalogueMeta, root } from '../catalogue-head.ts'
import { describeStickerGroup } from '../describe-page.ts'
import { itemLinks } from '../item-links.ts'
import { stickerGroupQuery, stickerGroupsQuery, stickersQuery } from '../queries.ts'
import type { StickerGroupSearch, StickersSearch } from '../search.ts'

const path = `${root}/stickers`

/** Loads the sticker groups, or the stickers that match a keyword, and returns the head. */
export async function loadStickers(client: QueryClient, { keyword }: StickersSearch, origin: string, isStay: boolean) {
  const groups = stickerGroupsQuery()
  const loading = Promise.all([
    client.prefetchQuery(groups),
    ...(keyword ? [client.prefetchInfiniteQuery(stickersQuery(undefined, { keyword }))] : []),
  ])
  if (!isStay) await loading
  const found = client.getQueryData(groups.queryKey)?.groups ?? []
  return catalogueMeta({
    origin,
    name: m.catalogue_stickers(),
    path,
    description: m.catalogue_stickers_text(),
    image: found[0]?.image,
    items: found.map(({ key, name }) => ({ name, path: `${path}/${key}` })),
  })
}

/** Loads one sticker group and returns its head. A change of the search does not wait for the list.
 * @throws notFound for an unknown one */
export async function loadStickerGroup(
  client: QueryClient,
  key: string,
  search: StickerGroupSearch,
  origin: string,
  isStay: boolean,
) {
  const query = stickersQuery(key, search)
  const loading = client.prefetchInfiniteQuery(query)
  const shown = await orNotFound(client.ensureQueryData(stickerGroupQuery(key)))
  const { name, image } = shown
  if (!isStay) await loading
  const pages = client.getQueryData(query.queryKey)?.pages ?? []
  return catalogueMeta({
    origin,
    name: m.catalogue_group_title({ name }),
    path: `${path}/${key}`,
    description: describeStickerGroup(shown),
    image,
    above: [{ name: m.catalogue_stickers(), path }],
    items: pages.flatMap((page) => itemLinks(page.items, page.goods_infos)),
  })
}
