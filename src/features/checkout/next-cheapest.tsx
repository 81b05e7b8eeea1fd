import { useQuery } from '@tanstack/react-query'
import { Button } from '#design/ui/action/button.tsx'
import { shownWear } from '#features/items/shown-figures.ts'
import type { Listing } from '#features/listings/queries.ts'
import { cheapestQuery } from '#features/listings/queries.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { checkoutView } from '#styled-system/recipes/checkout-view.js'
import { nextCheapestOf, type QuoteItem } from './model.ts'

interface NextCheapestProps {
  /** The item that was to be bought. */
  item: QuoteItem
  /** Only suggest listings that cost less than this. */
  under?: string | undefined
  /** The person has bought the item: this would be one more. */
  isAnother?: boolean
  onTake: (listing: Listing) => void
}

/** Suggests a substitute for a listing that is gone: the cheapest of the same goods and style. One click takes it to
 * the checkout, with a new quote. */
export function NextCheapest({ item, under, isAnother = false, onTake }: NextCheapestProps) {
  const { goods_id, style } = item.goods_info
  const { data, isPending } = useQuery(cheapestQuery({ goods_id, ...(style === 0 ? {} : { style_id: style }) }))
  const styles = checkoutView()
  if (isPending || !data) return null
  const next = nextCheapestOf(data.items, item.listing_id, under)
  if (!next) return under === undefined && <p className={styles.next}>{m.checkout_next_none()}</p>
  const price = formatMoney(next.price)
  const { wear } = next.asset
  return (
    <div className={styles.next}>
      <p role="status">
        {wear === null ? m.checkout_next_plain({ price }) : m.checkout_next_cheapest({ price, wear: shownWear(wear) })}
      </p>
      <Button look={isAnother ? 'secondary' : 'primary'} onClick={() => onTake(next)}>
        {isAnother ? m.checkout_next_another() : m.checkout_next_take()}
      </Button>
    </div>
  )
}
