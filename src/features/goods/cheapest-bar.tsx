import { Difference, Price } from '#design/ui/data/price.tsx'
import { MoneyButton } from '#features/connection/money-button.tsx'
import type { Listing } from '#features/listings/queries.ts'
import { formatMoney } from '#i18n/format.ts'
import { parseAmount } from '#lib/money.ts'
import { percentFrom } from '#lib/percent-from.ts'
import * as m from '#paraglide/messages.js'
import { goodsPage } from '#styled-system/recipes/goods-page.js'
import { text } from '#styled-system/recipes/text.js'

interface CheapestBarProps {
  /** The cheapest of the list. */
  listing: Listing
  /** The goods' lowest price: a cheaper listing may be outside the chosen wear, or have come since the list was read. */
  lowest: string | null
  reference: string | null
  onBuy: (listing: Listing) => void
}

/** The phone's bar that buys the cheapest listing shown. */
export function CheapestBar({ listing, lowest, reference, onBuy }: CheapestBarProps) {
  const styles = goodsPage()
  const isLowest = lowest === null || parseAmount(listing.price) <= parseAmount(lowest)
  const percent = percentFrom(reference, listing.price)
  return (
    <div data-buy-bar="" className={styles.bar}>
      <span className={styles.barPrice}>
        <span className={text({ size: 'xs', tone: 'muted' })}>
          {isLowest ? m.goods_lowest() : m.goods_lowest_shown()}
        </span>
        <span>
          <Price amount={listing.price} size="lg" /> {percent !== null && <Difference percent={percent} />}
        </span>
      </span>
      <MoneyButton look="primary" size="lg" onClick={() => onBuy(listing)}>
        {m.goods_buy_for({ total: formatMoney(listing.price) })}
      </MoneyButton>
    </div>
  )
}
