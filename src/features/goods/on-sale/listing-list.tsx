import { LinkButton } from '#design/ui/action/button.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { EmptyState, ErrorState } from '#design/ui/status/states.tsx'
import { useBookmarks } from '#features/bookmarks/use-bookmarks.ts'
import { useCart } from '#features/cart/use-cart.ts'
import { AsOf } from '#features/connection/as-of.tsx'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import type { Listing } from '#features/listings/queries.ts'
import type { GoodsDetail } from '#features/listings/standing.ts'
import { LiveNews } from '#features/live/live-news.tsx'
import { callErrorOf } from '#lib/calls/mask-error.ts'
import * as m from '#paraglide/messages.js'
import { goodsMarket } from '#styled-system/recipes/goods-market.js'
import { leadOf } from '../model.ts'
import type { GoodsSearch } from '../search.ts'
import { WantButton } from '../goods-dialogs.tsx'
import { useGoodsHref } from '../use-goods-address.ts'
import { anyWear, wearRangeText } from '../wear-range.ts'
import { ListingRow } from './listing-row.tsx'
import { emptyText, firstPage, MoreListings } from './more-listings.tsx'
import type { useListings } from './use-listings.ts'
import type { BatchState } from './use-batch.ts'

export interface ListingListProps extends ReturnType<typeof useListings> {
  detail: GoodsDetail
  search: GoodsSearch
  reference: string | null
  selected: BatchState
  onBuy: (listing: Listing) => void
  onBargain: (listing: Listing) => void
  onAim: () => void
}

/** The listings on sale, page by page. */
export const ListingList = (props: ListingListProps) => (
  <>
    <Rows {...props} />
    <MoreListings {...props} />
  </>
)

function Rows(props: ListingListProps) {
  const { query, listings, live, detail, search, reference, selected, onBuy, onBargain, onAim } = props
  const hrefOf = useGoodsHref()
  const { isBookmarked, toggle } = useBookmarks()
  const cart = useCart()
  const styles = goodsMarket()
  const goodsId = detail.goods_info.goods_id
  const wear = wearRangeText(search)
  if (query.isError && listings.length === 0) {
    return (
      <ErrorState
        title={m.goods_failed_listings()}
        text={describeCallError(callErrorOf(query.error))}
        retryLabel={m.goods_retry()}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (query.isPending) {
    return (
      <div className={styles.more} aria-busy="true" aria-label={m.goods_loading()} role="status">
        <Skeleton shape="row" width="full" count={8} />
      </div>
    )
  }
  if (listings.length === 0) {
    return (
      <EmptyState
        title={emptyText(search)}
        text={!wear && detail.siblings.length > 1 ? m.goods_empty_text() : undefined}
        action={
          wear ? (
            <LinkButton href={hrefOf(goodsId, { ...firstPage(search), ...anyWear })}>
              {m.goods_any_wear_show()}
            </LinkButton>
          ) : search.cursor ? (
            <LinkButton href={hrefOf(goodsId, firstPage(search))}>{m.goods_first_page()}</LinkButton>
          ) : (
            <WantButton />
          )
        }
      />
    )
  }
  const lead = leadOf(listings)
  return (
    <>
      <AsOf query={query} />
      <LiveNews live={live} />
      <ul className={styles.list} aria-label={m.goods_listings()} aria-busy={query.isPlaceholderData}>
        {listings.map((listing, index) => (
          <ListingRow
            key={listing.listing_id}
            listing={listing}
            detail={detail}
            reference={reference}
            isSelected={selected.selection.has(listing.listing_id)}
            gone={live.gone.get(listing.listing_id)}
            isBookmarked={isBookmarked(listing)}
            isInCart={cart.has(listing.listing_id)}
            isLead={index === lead && selected.selection.size === 0}
            isFull={selected.isFull}
            onSelect={selected.toggle}
            onBookmark={toggle}
            onCart={cart.put}
            onBuy={onBuy}
            onBargain={onBargain}
            onAim={onAim}
          />
        ))}
      </ul>
    </>
  )
}
