import { toast } from '#design/ui/status/toast-store.ts'
import { useShortfall } from '#features/balance/use-shortfall.ts'
import { MoneyButton, MoneyLink } from '#features/connection/money-button.tsx'
import { useChecked } from '#features/preparation/use-checked.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { totalOf } from './form/draft.ts'
import { payPurchaseMutation } from './mutations.ts'
import { changedByPurchase, type PurchaseView } from './queries.ts'

/**
 * Pays a purchase order that was posted but not paid, for example because its dialog was closed in between. Payment
 * opens it.
 */
export function PayPurchase({ purchase }: { purchase: PurchaseView }) {
  // Refusals are toasts, since no dialog can show them.
  const pay = useIdempotentMutation(
    { ...payPurchaseMutation(purchase.purchase_id), meta: {} },
    {
      refresh: changedByPurchase(purchase.goods_id),
      onDone: () => toast({ text: m.purchase_orders_paid(), tone: 'positive' }),
    },
  )
  const { attempt, isChecking } = useChecked('purchase')
  const total = totalOf(purchase.price, purchase.left)
  const { shortfall } = useShortfall(total)
  if (shortfall) {
    return (
      <MoneyLink look="primary" href={shortfall.href}>
        {m.purchase_orders_recharge({ missing: shortfall.missing })}
      </MoneyLink>
    )
  }
  return (
    <MoneyButton
      look="primary"
      isLoading={isChecking || pay.isBusy}
      onClick={() => void attempt(() => pay.send({ purchase_id: purchase.purchase_id, total }))}
    >
      {m.purchase_orders_pay({ total: formatMoney(total) })}
    </MoneyButton>
  )
}
