import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { toast } from '#design/ui/status/toast-store.ts'
import { useOrderThenPay } from '#features/checkout/use-order-then-pay.ts'
import { useOrderPaths } from '#features/navigation/order-path.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { isAsQuoted, type Bounds, type SweepQuote } from './model.ts'
import { buySweepMutation } from './mutations.ts'

interface SweepInput {
  /** The orders are made, though not paid yet. */
  onMade: () => void
  /** The account may not buy, or is not prepared for trading, and nothing was ordered. */
  onUnprepared: () => void
  /** Some of the listings are no longer on sale, or may have been ordered. */
  onChanged: () => void
}

/** The steps of a sweep: order the cheapest within the bounds, then pay. */
export function useSweep({ onMade, onUnprepared, onChanged }: SweepInput) {
  const router = useRouter()
  const orderPaths = useOrderPaths()
  const [confirmed, setConfirmed] = useState<SweepQuote | null>(null)
  const buying = useOrderThenPay({
    order: useIdempotentMutation(buySweepMutation(), { onDone: onMade, onLeft: onMade }),
    onPaid: ({ order_ids, total }) => {
      toast({ text: m.sweep_done({ count: order_ids.length, total: formatMoney(total) }), tone: 'positive' })
      // Replace the sweep in the history, so that "back" leads to the goods.
      void router.navigate({ href: orderPaths.of(order_ids), replace: true })
    },
    onUnprepared,
    onChanged,
  })
  return {
    buying,
    /** The quote that was confirmed. */
    confirmed,
    buy: (bounds: Bounds, quoted: SweepQuote) => {
      setConfirmed(quoted)
      buying.buy(bounds, (swept) => isAsQuoted(quoted, swept))
    },
  }
}
