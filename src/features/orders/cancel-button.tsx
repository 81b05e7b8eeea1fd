import { useState } from 'react'
import type { OrderView } from '#contract/orders/orders.ts'
import { Button } from '#design/ui/action/button.tsx'
import { ConfirmDialog } from '#design/ui/dialog/confirm-dialog.tsx'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { walletKeys } from '#features/balance/queries.ts'
import { purchasesKey } from '#features/listings/purchases-key.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import * as m from '#paraglide/messages.js'
import { describeCancel } from './describe-cancel.ts'
import { cancelOrderMutation } from './mutations.ts'
import { orderKeys } from './queries.ts'

/** Cancels an order after a confirmation. */
export function CancelButton({ order }: { order: OrderView }) {
  const [isAsking, setAsking] = useState(false)
  const cancel = useIdempotentMutation(cancelOrderMutation(order.order_id), {
    refresh: [orderKeys.all, walletKeys.all, purchasesKey],
    onDone: () => toast({ text: m.orders_cancel_done(), tone: 'positive' }),
  })
  const isUnpaid = order.state === 'awaiting_payment'
  return (
    <>
      <Button
        look="danger"
        size={isUnpaid ? 'lg' : 'md'}
        onPointerEnter={preloadDialog}
        onClick={() => setAsking(true)}
      >
        {m.orders_cancel()}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={m.orders_cancel_title()}
        text={describeCancel(order)}
        confirmLabel={m.orders_cancel_yes()}
        cancelLabel={m.orders_cancel_no()}
        closeLabel={m.shell_close()}
        isDanger
        isBusy={cancel.isBusy}
        onConfirm={() => void cancel.send({ order_id: order.order_id }).then(() => setAsking(false))}
      />
    </>
  )
}
