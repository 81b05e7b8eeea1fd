import { useState } from 'react'
import { Button, type ButtonProps } from '#design/ui/action/button.tsx'
import { ConfirmDialog } from '#design/ui/dialog/confirm-dialog.tsx'
import { Dialog, preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { StandingNotice } from '#features/standing/standing-notice.tsx'
import { useBarred } from '#features/standing/use-barred.ts'
import { formatMoney } from '#i18n/format.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'
import type { PurchaseView } from './queries.ts'
import { useSetPurchases, type SetHandlers } from './use-set-purchases.ts'

interface CancelPurchasesProps extends Pick<ButtonProps, 'size' | 'aria-label' | 'disabled'>, SetHandlers {
  purchases: readonly Pick<PurchaseView, 'purchase_id' | 'progress'>[]
}

/** The amount released by cancelling these. */
export const releasedBy = (purchases: CancelPurchasesProps['purchases']) =>
  formatAmount(purchases.reduce((sum, { progress }) => sum + parseAmount(progress?.held ?? '0.00'), 0n))

/**
 * Cancels one or more purchase orders, after a confirmation that states what is released. S4.21 Whoever may not is told
 * before they confirm.
 */
export function CancelPurchases({ purchases, onDone, onGone, ...button }: CancelPurchasesProps) {
  const [isAsking, setAsking] = useState(false)
  const cancel = useSetPurchases(
    'cancel',
    purchases.map(({ purchase_id }) => purchase_id),
    { onDone, onGone },
  )
  const barred = useBarred('change')
  const released = releasedBy(purchases)
  const count = purchases.length
  const isOne = count === 1
  const nothingReleased = isOne ? m.purchase_orders_cancel_unpaid() : m.purchase_orders_cancel_unpaid_many()
  const dialog = {
    isOpen: isAsking,
    onClose: () => setAsking(false),
    title: isOne ? m.purchase_orders_cancel_title() : m.purchase_orders_cancel_title_many({ count }),
    closeLabel: m.shell_close(),
  }
  return (
    <>
      <Button look="danger" onPointerEnter={preloadDialog} onClick={() => setAsking(true)} {...button}>
        {m.purchase_orders_cancel()}
      </Button>
      {barred ? (
        <Dialog {...dialog}>
          <StandingNotice person={barred} section="change" />
        </Dialog>
      ) : (
        <ConfirmDialog
          {...dialog}
          text={
            released === '0.00' ? nothingReleased : m.purchase_orders_cancel_text({ released: formatMoney(released) })
          }
          confirmLabel={isOne ? m.purchase_orders_cancel_yes() : m.purchase_orders_cancel_yes_many()}
          cancelLabel={isOne ? m.purchase_orders_cancel_no() : m.purchase_orders_cancel_no_many()}
          isDanger
          isBusy={cancel.isBusy}
          onConfirm={() => void cancel.run().then(() => setAsking(false))}
        />
      )}
    </>
  )
}
