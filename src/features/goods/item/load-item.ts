import type { QueryClient } from '@tanstack/react-query'
import { orNotFound } from '#features/errors/or-not-found.ts'
import { goodsDetailQuery } from '#features/listings/queries.ts'
import { sharePicture } from '#lib/share-picture.ts'
import { formatMoney } from '#i18n/format.ts'
import { pageMeta } from '#i18n/page-meta.ts'
import * as m from '#paraglide/messages.js'
import { similarRequestOf } from '../model.ts'
import { listingQuery, listingsQuery } from '../queries.ts'

/** Loads the page of a single item and returns its head, which is the same in both page sets. */
export async function loadItem(queryClient: QueryClient, listingId: string, origin: string) {
  const quiet = { meta: { quiet: true } }
  const { goods_id, style_id, listing } = await orNotFound(
    queryClient.ensureQueryData({ ...listingQuery(listingId), ...quiet }),
  )
  const { goods_info, styles } = await orNotFound(
    queryClient.ensureQueryData({ ...goodsDetailQuery(goods_id), ...quiet }),
  )
  if (listing) {
    const { listing_id: listingId, style_id: styleId, asset } = listing
    await queryClient.prefetchInfiniteQuery(
      listingsQuery(similarRequestOf(goods_id, { listingId, styleId, wear: asset.wear })),
    )
  }
  const style = styles.find((one) => one.style_id === style_id)
  const name = style ? `${goods_info.name} · ${style.name}` : goods_info.name
  const title = listing ? m.goods_item_title({ name, price: formatMoney(listing.price) }) : name
  const { meta, links } = pageMeta({
    origin,
    path: `/goods_detail/${listingId}`,
    title: `${title} · ${m.app_name()}`,
    description: m.goods_item_description({ name }),
    image: sharePicture(goods_id, style_id, 'items'),
  })
  // A listing lasts only days; search engines should index the goods instead.
  return { meta: [...meta, { name: 'robots', content: 'noindex' }], links }
}
