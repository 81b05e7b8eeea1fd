import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { useGoodsPath } from '#features/navigation/goods-path.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import type { PurchaseTerms } from './draft.ts'
import { matchesQuery } from '../queries.ts'

/**
 * Points out listings of others at or below the price, which can be bought right away. Its place is kept while they are
 * counted.
 */
export function MatchesNotice({ terms }: { terms: PurchaseTerms }) {
  const { data, isLoading } = useQuery(matchesQuery(terms))
  const pathOf = useGoodsPath()
  const styles = moneyDialog()
  if (isLoading) {
    return (
      <p className={styles.note} aria-busy="true">
        <Skeleton />
      </p>
    )
  }
  if (!data) return null
  if (!data.cheapest) return <p className={styles.note}>{m.purchase_orders_matches_none()}</p>
  const count = formatNumber(data.count)
  const price = formatMoney(data.cheapest.price)
  const style = terms.style_id === 0 ? '' : `style=${terms.style_id}&`
  return (
    <p className={styles.notice} role="status">
      {m.purchase_orders_matches({ count, price })}{' '}
      <a className={styles.link} href={`${pathOf(terms.goods_id)}?${style}buy=${data.cheapest.listing_id}`}>
        {m.purchase_orders_buy_instead()}
      </a>
    </p>
  )
}
