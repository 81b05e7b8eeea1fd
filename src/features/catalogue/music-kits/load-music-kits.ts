import type { QueryClient } from '@tanstack/react-query'
import * as m from '#paraglide/messages.js'
import { catalogueMeta, root } from '../catalogue-head.ts'
import { musicKitsQuery } from '../queries.ts'
import type { KeywordSearch } from '../search.ts'

/** Loads the music kits and returns their head. A change of the search does not wait for the list. */
export async function loadMusicKits(client: QueryClient, search: KeywordSearch, origin: string, isStay: boolean) {
  const query = musicKitsQuery(search)
  const loading = client.prefetchQuery(query)
  if (!isStay) await loading
  const kits = client.getQueryData(query.queryKey)?.kits ?? []
  return catalogueMeta({
    origin,
    name: m.catalogue_music_kits(),
    path: `${root}/music_kits`,
    description: m.catalogue_music_kits_text(),
    image: kits[0]?.image,
    items: kits.flatMap(({ artist, title, goods }) =>
      goods.slice(0, 1).map((one) => ({ name: `${artist}, ${title}`, path: `/goods/${one.goods_id}` })),
    ),
  })
}
