import { useQuery } from '@tanstack/react-query'
import { toast } from '#design/ui/status/toast-store.ts'
import { balancesQuery, walletKeys } from '#features/balance/queries.ts'
import { useRechargeHref } from '#features/balance/recharge-href.ts'
import { settle } from '#features/balance/settle.ts'
import { MoneyButton, MoneyLink } from '#features/connection/money-button.tsx'
import { listingKeys } from '#features/listings/queries.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { totalOf } from './form/draft.ts'
import { payPurchaseMutation } from './mutations.ts'
import { purchaseKeys, type PurchaseView } from './queries.ts'

/** Pays a purchase order that was posted but not paid, for example because its dialog was closed in between. Then it opens. */
export function PayPurchase({ purchase }: { purchase: PurchaseView }) {
  const { data: balances } = useQuery({ ...balancesQuery(), meta: { quiet: true } })
  const rechargeHref = useRechargeHref()
  // Refusals are toasts, because there is no dialog to show them in.
  const pay = useIdempotentMutation(
    { ...payPurchaseMutation(purchase.purchase_id), meta: {} },
    {
      refresh: [purchaseKeys.all, walletKeys.all, listingKeys.ofGoods(purchase.goods_id)],
      onDone: () => toast({ text: m.purchase_orders_paid(), tone: 'positive' }),
    },
  )
  const total = totalOf(purchase.price, purchase.left)
  const { missing } = settle(balances?.available ?? total, total)
  if (missing !== '0.00') {
    return (
      <MoneyLink look="primary" href={rechargeHref(missing)}>
        {m.purchase_orders_recharge({ missing: formatMoney(missing) })}
      </MoneyLink>
    )
  }
  return (
    <MoneyButton
      look="primary"
      isLoading={pay.isBusy}
      onClick={() => void pay.send({ purchase_id: purchase.purchase_id, total })}
    >
      {m.purchase_orders_pay({ total: formatMoney(total) })}
    </MoneyButton>
  )
}
