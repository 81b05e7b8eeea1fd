import { formatMoney } from '#i18n/format.ts'
import { parseAmount } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'
import { oneStepAbove } from './form/price-choices.ts'
import type { PurchaseView } from './queries.ts'

type Priced = Pick<PurchaseView, 'price' | 'competing_price'>

/** Whether somebody else pays more for the same. */
export const isOutbid = ({ price, competing_price }: Priced): boolean =>
  competing_price !== null && parseAmount(competing_price) > parseAmount(price)

/** Of one that is outbid, the best price of others and the price that outbids it, in a few words each; otherwise empty. */
export function describeRivals(purchase: Priced): string[] {
  const { competing_price } = purchase
  if (competing_price === null || !isOutbid(purchase)) return []
  return [
    m.purchase_orders_competing_best({ best: formatMoney(competing_price) }),
    m.purchase_orders_competing_next({ next: formatMoney(oneStepAbove(competing_price)) }),
  ]
}

/** What a new price does to automatic outbidding, as a sentence; undefined if there is nothing to say. */
export function describeChange({ outbid }: Pick<PurchaseView, 'outbid'>, price: string): string | undefined {
  if (outbid === null || price === outbid.ceiling) return undefined
  const ceiling = formatMoney(outbid.ceiling)
  return parseAmount(price) > parseAmount(outbid.ceiling)
    ? m.purchase_orders_change_ends_outbid({ ceiling })
    : m.purchase_orders_change_outbids({ ceiling })
}

/** How far a purchase order outbids others by itself, in a few words; empty if it does not. */
export function describeCeiling({ state, outbid }: Pick<PurchaseView, 'state' | 'outbid'>): string[] {
  if (outbid === null) return []
  const ceiling = formatMoney(outbid.ceiling)
  return [
    state === 'suspended' ? m.purchase_orders_outbid_paused({ ceiling }) : m.purchase_orders_outbid_to({ ceiling }),
  ]
}
