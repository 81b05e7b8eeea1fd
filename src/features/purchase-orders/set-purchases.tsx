import { Button, type ButtonProps } from '#design/ui/action/button.tsx'
import { useChecked } from '#features/preparation/use-checked.ts'
import { useBarredNotice } from '#features/standing/use-barred-notice.tsx'
import * as m from '#paraglide/messages.js'
import { useSetPurchases, type SetHandlers } from './use-set-purchases.ts'

interface SetPurchasesProps extends Pick<ButtonProps, 'look' | 'aria-label' | 'disabled'>, SetHandlers {
  action: 'suspend' | 'resume'
  purchaseIds: readonly string[]
}

const names = { suspend: m.purchase_orders_suspend, resume: m.purchase_orders_resume }

/**
 * Suspends or resumes purchase orders. S4.21 Whoever may not is told so, and nothing is sent: what bars from them has
 * suspended them, too.
 */
export function SetPurchases({ action, purchaseIds, onDone, onGone, ...button }: SetPurchasesProps) {
  const { run, isBusy } = useSetPurchases(action, purchaseIds, { onDone, onGone })
  const { attempt, notice } = useBarredNotice('purchase')
  const checked = useChecked('purchase')
  const act = () => void (action === 'resume' ? checked.attempt(run) : run())
  return (
    <>
      <Button isLoading={isBusy || checked.isChecking} onClick={() => attempt(act)} {...button}>
        {names[action]()}
      </Button>
      {notice}
    </>
  )
}
