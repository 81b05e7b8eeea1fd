import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderView } from '#contract/orders/orders.ts'
import { Button } from '#design/ui/action/button.tsx'
import { ConfirmDialog } from '#design/ui/dialog/confirm-dialog.tsx'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { walletKeys } from '#features/balance/queries.ts'
import { formatMoney } from '#i18n/format.ts'
import { newKey } from '#lib/calls/new-key.ts'
import * as m from '#paraglide/messages.js'
import { cancelOrderMutation } from './mutations.ts'
import { orderKeys } from './queries.ts'

/** Cancels an order after asking; whoever changes their mind and asks again means another thing, so each question has its key. */
export function CancelButton({ order }: { order: OrderView }) {
  const [key, setKey] = useState<string | null>(null)
  const queryClient = useQueryClient()
  const cancel = useMutation({
    ...cancelOrderMutation(),
    onSuccess: () => toast({ text: m.orders_cancel_done(), tone: 'positive' }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: orderKeys.all })
      setKey(null)
      void queryClient.invalidateQueries({ queryKey: walletKeys.all })
    },
  })
  const isUnpaid = order.state === 'awaiting_payment'
  return (
    <>
      <Button
        look="danger"
        size={isUnpaid ? 'lg' : 'md'}
        onPointerEnter={preloadDialog}
        onClick={() => setKey(newKey())}
      >
        {m.orders_cancel()}
      </Button>
      <ConfirmDialog
        isOpen={key !== null}
        onClose={() => setKey(null)}
        title={m.orders_cancel_title()}
        text={isUnpaid ? m.orders_cancel_unpaid() : m.orders_cancel_paid({ price: formatMoney(order.price) })}
        confirmLabel={m.orders_cancel_yes()}
        cancelLabel={m.orders_cancel_no()}
        closeLabel={m.shell_close()}
        isDanger
        isBusy={cancel.isPending}
        onConfirm={() => key && cancel.mutate({ key, orderId: order.order_id })}
      />
    </>
  )
}
