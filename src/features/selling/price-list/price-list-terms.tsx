import { useQuery } from '@tanstack/react-query'
import { BargainingOff } from '#features/listing-sheet/bargaining-off.tsx'
import { SaleRules } from '#features/listing-sheet/sale-rules.tsx'
import { termsQuery } from '#features/listings/terms-queries.ts'
import { netOfAll } from '#features/trading/price/net-of.ts'
import { formatMoney } from '#i18n/format.ts'
import { sumOf } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'
import { type CheckedPrice, newPriceOf } from './asked-of.ts'

/**
 * What the accepted prices bring once everything is sold; for items that are listed anew, also the rules of a sale, and
 * that buyers may bargain.
 */
export function PriceListTerms({ rows }: { rows: readonly CheckedPrice[] }) {
  const { data: terms } = useQuery(termsQuery())
  const prices = rows.flatMap((row) => newPriceOf(row) ?? [])
  if (!terms || prices.length === 0) return null
  const { net, fee } = netOfAll(prices, terms.fee_basis_points)
  return (
    <>
      <p>{m.selling_prices_net({ price: formatMoney(sumOf(prices)), fee: formatMoney(fee), net: formatMoney(net) })}</p>
      {rows.some(({ action }) => action?.action === 'reprice') && <p>{m.selling_reprice_bargains()}</p>}
      {rows.some(({ action }) => action?.action === 'list') && (
        <>
          <SaleRules unpriced={0} />
          <p>{m.selling_prices_bargains()}</p>
          <BargainingOff />
        </>
      )}
    </>
  )
}
