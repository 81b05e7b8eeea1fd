import { BookmarkButton } from '#features/bookmarks/bookmark-button.tsx'
import type { BookmarkTarget } from '#features/bookmarks/bookmarked-queries.ts'
import { describeGoods } from '#features/items/describe-goods.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { itemCard } from '#styled-system/recipes/item-card.js'
import type { CardModel } from './card-model.ts'

export interface ItemCardProps {
  card: CardModel
  /** `first`: seen before anything else; `early`: in the first rows; the others wait until they come into view. */
  loading?: 'first' | 'early' | undefined
  isBookmarked: boolean
  onBookmark: (target: BookmarkTarget) => void
}

/** One goods as a link to its page, with its bookmark: plain elements and short class lists, for a page has dozens of them. */
export function ItemCard({ card, loading, isBookmarked, onBookmark }: ItemCardProps) {
  const { info, change } = card
  const styles = itemCard({
    tier: card.tier,
    exterior: info.exterior ?? 'none',
    isCheaper: change !== null && change < 0,
  })
  const { kind, name, exterior, exteriorName, quality, wear } = describeGoods(info)
  return (
    <div className={styles.cell}>
      <a className={styles.root} href={card.href}>
        <span className={styles.tags}>
          {exterior && (
            <abbr className={styles.tag} title={exteriorName}>
              {exterior}
            </abbr>
          )}
          {quality && <span className={styles.quality}>{quality}</span>}
        </span>
        <img
          className={styles.art}
          src={`${card.image}@1.webp`}
          srcSet={`${card.image}@1.webp 1x, ${card.image}@2.webp 2x`}
          alt=""
          width={256}
          height={192}
          loading={loading ? undefined : 'lazy'}
          fetchPriority={loading === 'first' ? 'high' : undefined}
        />
        <span className={styles.kind}>{kind}</span>
        <span className={styles.name}>{name}</span>
        <span className={styles.wear} />
        <span className={styles.price}>{card.price === null ? m.market_card_none() : formatMoney(card.price)}</span>
        {change !== null && (
          <abbr className={styles.change} title={saidOf(change)}>
            {signed(change)}
          </abbr>
        )}
        <span className={styles.note}>{m.market_card_on_sale({ count: formatNumber(card.onSaleCount) })}</span>
        {wear && <span className={styles.aside}>{wear}</span>}
      </a>
      <BookmarkButton
        isCorner
        name={info.name}
        isBookmarked={isBookmarked}
        onToggle={() => onBookmark({ goods_id: info.goods_id, style_id: card.style })}
      />
    </div>
  )
}

function signed(percent: number): string {
  if (percent === 0) return '0%'
  return `${percent < 0 ? '\u2212' : '+'}${Math.abs(percent)}%`
}

/** What the percentage is of. */
function saidOf(percent: number): string {
  if (percent === 0) return m.market_card_even()
  const words = percent < 0 ? m.market_card_under : m.market_card_over
  return words({ percent: Math.abs(percent) })
}
