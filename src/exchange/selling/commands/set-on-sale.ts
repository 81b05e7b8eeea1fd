import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { setOnSale as call } from '#contract/selling.ts'
import type { Transaction } from '../../db/connection.ts'
import type { SignedInContext } from '../../http/context.ts'
import { myListingOf } from '../../listings/my-listing.ts'
import { Refusal } from '../../refusal.ts'
import { applySales, checkSeller } from '../apply-sales.ts'

type Outcome = CallAnswer<typeof call>['items'][number]

/**
 * Lists items, changes prices, takes down and retries in bulk: does what can be done, and reports why not for each of
 * the others. If nothing can be done, the call is refused with the first action's refusal. Taking down one's own
 * listings is always allowed; everything else needs permission to sell.
 */
export async function setOnSale(
  tx: Transaction,
  { caller, settings, locale }: SignedInContext,
  { items }: CallRequest<typeof call>,
): Promise<CallAnswer<typeof call> | Refusal> {
  const forbidden = await checkSeller(tx, caller.userId, items)
  if (forbidden) return forbidden
  const sales = await applySales(tx, caller.userId, items)
  const outcomes = items.map((action, index): Outcome => {
    const sale = sales[index]!
    if (sale instanceof Refusal) {
      const asset_id = action.action === 'list' ? action.asset_id : null
      const { code, message, extra } = sale
      return { action: action.action, asset_id, listing: null, code, message: message[locale], extra }
    }
    return {
      action: action.action,
      asset_id: sale.listing.assetId.toString(),
      listing: myListingOf(sale.listing, settings),
      code: 0,
      message: '',
    }
  })
  const done = sales.filter((sale) => !(sale instanceof Refusal)).length
  const [first] = sales
  if (done === 0 && first instanceof Refusal)
    return new Refusal(first.code, first.message, { ...first.extra, items: outcomes })
  return { items: outcomes, done, failed: items.length - done }
}
