import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import { WearBar } from '#design/ui/data/wear-bar.tsx'
import { BookmarkButton } from '#features/bookmarks/bookmark-button.tsx'
import type { BookmarkTarget } from '#features/bookmarks/bookmarked-queries.ts'
import { shownFade, shownWear } from '#features/items/shown-figures.ts'
import { describeGoods } from '#features/items/describe-goods.ts'
import { StickerList } from '#features/items/sticker-list.tsx'
import { pictureOf } from '#features/items/picture.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { itemCard } from '#styled-system/recipes/item-card.js'
import { signedPercent, type CardModel, type MarketListing } from './card-model.ts'

export interface ItemCardProps {
  card: CardModel
  /** `first`: eager, at high priority; `early`: eager; the others load as they come into view. */
  loading?: 'first' | 'early' | undefined
  /** What happened to the listing meanwhile, in a word; the card then leads to what else is on sale. */
  gone?: string | undefined
  isBookmarked: boolean
  onBookmark: (target: BookmarkTarget) => void
}

/**
 * A goods, or one listing of it, as a link with a bookmark. Plain elements and short class lists, because a page has
 * dozens of these; figures are named by an attribute, which is lighter than hidden text.
 */
export function ItemCard({ card, loading, gone, isBookmarked, onBookmark }: ItemCardProps) {
  const { info, change, listing } = card
  const styles = itemCard({
    tier: card.tier,
    exterior: info.exterior ?? 'none',
    isCheaper: change !== null && change < 0,
  })
  // On a narrow card the end of a name is cut, so the style is a tag of its own.
  const { kind, name, exterior, exteriorName, quality, wear } = describeGoods({ ...info, style_name: null })
  return (
    <div className={styles.cell} data-gone={gone && ''}>
      <a className={styles.root} href={gone ? `/goods/${info.goods_id}` : card.href}>
        <span className={styles.tags}>
          {exterior && (
            <abbr className={styles.tag} title={exteriorName}>
              {exterior}
            </abbr>
          )}
          {quality && <span className={styles.quality}>{quality}</span>}
          {info.style_name && <span className={styles.tag}>{info.style_name}</span>}
        </span>
        <img
          className={styles.art}
          {...pictureOf(card.image)}
          alt=""
          loading={loading ? undefined : 'lazy'}
          fetchPriority={loading === 'first' ? 'high' : undefined}
        />
        <span className={styles.kind}>{kind}</span>
        <span className={styles.name}>{name}</span>
        {listing ? <ItemMarks asset={listing.asset} info={info} /> : <span className={styles.wear} />}
        <span className={styles.price}>{card.price === null ? m.market_card_none() : formatMoney(card.price)}</span>
        {change !== null && (
          <abbr role="img" className={styles.change} title={saidOf(change)}>
            {signedPercent(change)}
          </abbr>
        )}
        <span className={styles.note}>
          {gone ?? (listing ? factsOf(listing) : m.market_card_on_sale({ count: formatNumber(card.onSaleCount) }))}
        </span>
        <Wear className={styles.aside} asset={listing?.asset} range={wear} />
      </a>
      <BookmarkButton
        isCorner
        name={info.name}
        isBookmarked={isBookmarked}
        onToggle={() => onBookmark(card.bookmark)}
      />
    </div>
  )
}

/** The item's stickers, and its wear on the game's bands. */
function ItemMarks({ asset, info }: { asset: MarketListing['asset']; info: GoodsInfo }) {
  return (
    <>
      <span className={itemCard().stickers}>
        {asset.fade !== null && <span>{m.goods_fade({ fade: shownFade(asset.fade) })}</span>}
        <StickerList asset={asset} />
      </span>
      {asset.wear !== null && (
        <WearBar
          wear={asset.wear}
          label={m.goods_wear({ wear: shownWear(asset.wear) })}
          min={info.wear_min ?? 0}
          max={info.wear_max ?? 1}
        />
      )}
    </>
  )
}

interface WearProps {
  className: string | undefined
  /** The single item; a goods has a range. */
  asset: MarketListing['asset'] | undefined
  range: ReturnType<typeof describeGoods>['wear']
}

function Wear({ className, asset, range }: WearProps) {
  if (asset) {
    if (asset.wear === null) return null
    // The bar says it.
    return (
      <span className={className} aria-hidden="true">
        {shownWear(asset.wear)}
      </span>
    )
  }
  return (
    range && (
      <span className={className} role="img" aria-label={m.market_card_wear(range)}>
        {`${range.min}–${range.max}`}
      </span>
    )
  )
}

function factsOf({ asset: { paint_seed }, is_bargainable }: MarketListing): string {
  return [paint_seed === null ? null : m.goods_seed({ seed: paint_seed }), is_bargainable ? m.market_bargain() : null]
    .filter((fact) => fact !== null)
    .join(' · ')
}

/** Says what the percentage refers to. */
function saidOf(percent: number): string {
  if (percent === 0) return m.market_card_even()
  const words = percent < 0 ? m.market_card_under : m.market_card_over
  return words({ percent: Math.abs(percent) })
}
