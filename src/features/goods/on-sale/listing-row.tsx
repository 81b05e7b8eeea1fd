import { memo } from 'react'
import { Badge } from '#design/ui/data/badge.tsx'
import { Checkbox } from '#design/ui/form/checkbox.tsx'
import { InspectIcon, TagIcon } from '#design/ui/icon/item-icons.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { preloadOffer } from '#features/bargains/make-offer.tsx'
import { BookmarkButton } from '#features/bookmarks/bookmark-button.tsx'
import type { BookmarkTarget } from '#features/bookmarks/bookmarked-queries.ts'
import { CartButton } from '#features/cart/cart-button.tsx'
import { MoneyButton } from '#features/connection/money-button.tsx'
import { AssetFacts, AssetExtras } from '#features/items/asset-facts.tsx'
import type { Listing } from '#features/listings/queries.ts'
import type { GoodsDetail } from '#features/listings/standing.ts'
import * as m from '#paraglide/messages.js'
import { button } from '#styled-system/recipes/button.js'
import { listingRow } from '#styled-system/recipes/listing-row.js'
import { listingName } from '../listing-name.ts'
import { Difference } from './difference.tsx'
import { SellerFacts } from './seller-facts.tsx'

export interface ListingRowProps {
  listing: Listing
  detail: GoodsDetail
  /** The price to compare with, unless the style has a reference price of its own. */
  reference: string | null
  isSelected: boolean
  /** What has happened to it while it was on screen, in one word. */
  gone: string | undefined
  isBookmarked: boolean
  /** The row to buy from first while nothing is selected: its buy button is the primary one. */
  isLead: boolean
  /** The selection has reached its limit. */
  isFull: boolean
  onSelect: (listing: Listing) => void
  onBookmark: (target: BookmarkTarget) => void
  isInCart: boolean
  onCart: (listingIds: readonly string[], isIn: boolean) => void
  onBuy: (listing: Listing) => void
  onBargain: (listing: Listing) => void
  /** The checkout is likely to open soon. */
  onAim: () => void
}

/** One listing. Shows the style's picture where the goods has styles. */
export const ListingRow = memo(function ListingRow(props: ListingRowProps) {
  const { listing, detail, reference, isSelected, isBookmarked, isInCart, isLead, isFull, gone } = props
  const { onSelect, onBookmark, onCart, onBuy, onBargain, onAim } = props
  const styles = listingRow({ isPlain: detail.goods_info.exterior === null })
  const { asset, seller, price, is_mine, is_topped } = listing
  const style = detail.styles.find((one) => one.style_id === listing.style_id)
  const image = style?.image ?? detail.goods_info.image
  const name = listingName(listing)
  return (
    <li className={styles.root} data-selected={isSelected || undefined} data-gone={gone && ''}>
      <span className={styles.check}>
        <Checkbox
          label={m.goods_select_listing({ listing: name })}
          isLabelHidden
          checked={isSelected}
          disabled={is_mine || ((isFull || gone !== undefined) && !isSelected)}
          onChange={() => onSelect(listing)}
        />
      </span>
      <a
        className={styles.item}
        href={`/goods_detail/${listing.listing_id}`}
        aria-label={m.goods_item_open({ listing: name })}
      >
        <img
          className={styles.thumb}
          src={`${image}@1.webp`}
          alt=""
          width={76}
          height={57}
          loading="lazy"
          decoding="async"
        />
      </a>
      <span className={styles.wear}>
        <AssetFacts asset={asset} info={detail.goods_info} style={style?.name} />
      </span>
      <AssetExtras asset={asset} />
      <SellerFacts seller={seller} />
      <span className={styles.price}>
        <Price amount={price} />
        <Difference price={price} reference={reference} style={style} />
        {is_topped && <span className={styles.note}>{m.goods_on_top()}</span>}
      </span>
      <span className={styles.bargain}>
        {listing.is_bargainable && !is_mine && !gone && (
          <MoneyButton
            look="ghost"
            size="sm"
            icon={<TagIcon size={16} />}
            title={m.goods_bargain()}
            aria-label={m.goods_bargain_listing({ listing: name })}
            onPointerEnter={preloadOffer}
            onFocus={preloadOffer}
            onClick={() => onBargain(listing)}
          >
            <span className={styles.bargainWord}>{m.goods_bargain()}</span>
          </MoneyButton>
        )}
      </span>
      <span className={styles.act}>
        {gone ? (
          <Badge>{gone}</Badge>
        ) : is_mine ? (
          <Badge>{m.goods_mine()}</Badge>
        ) : (
          <>
            {asset.inspect_url && (
              <a
                className={`${button({ look: 'ghost', size: 'sm', isSquare: true })} ${styles.inspect}`}
                href={asset.inspect_url}
                title={m.goods_inspect()}
                aria-label={m.goods_inspect_listing({ listing: name })}
              >
                <InspectIcon size={16} />
              </a>
            )}
            <BookmarkButton
              name={name}
              isBookmarked={isBookmarked}
              onToggle={() => onBookmark({ listing_id: listing.listing_id })}
            />
            <CartButton name={name} isInCart={isInCart} onToggle={() => onCart([listing.listing_id], !isInCart)} />
            <MoneyButton
              look={isLead ? 'primary' : 'secondary'}
              aria-label={m.goods_buy_listing({ listing: name })}
              onPointerEnter={onAim}
              onFocus={onAim}
              onClick={() => onBuy(listing)}
            >
              {m.goods_buy()}
            </MoneyButton>
          </>
        )}
      </span>
    </li>
  )
})
