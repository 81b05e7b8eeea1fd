import { Button } from '#design/ui/action/button.tsx'
import { SelectionBar } from '#features/trading/selection/selection-bar.tsx'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { CancelPurchases, releasedBy } from './cancel-purchases.tsx'
import type { PurchaseView } from './queries.ts'
import { useSetPurchases } from './use-set-purchases.ts'

interface SelectedBarProps {
  purchases: readonly PurchaseView[]
  /** The exchange's limit per request is reached. */
  isFull: boolean
  onClear: () => void
}

/** The amount held for the selected purchase orders, and the actions on them. */
export function SelectedBar({ purchases, isFull, onClear }: SelectedBarProps) {
  const ids = purchases.map(({ purchase_id }) => purchase_id)
  const suspend = useSetPurchases('suspend', ids, onClear)
  const resume = useSetPurchases('resume', ids, onClear)
  const areAll = (state: PurchaseView['state']) => purchases.every((purchase) => purchase.state === state)
  return (
    <SelectionBar
      label={m.trading_selected({ count: purchases.length })}
      sum={m.purchase_orders_held_sum({ held: formatMoney(releasedBy(purchases)) })}
      warning={isFull ? m.purchase_orders_selection_full({ max: purchases.length }) : undefined}
      onClear={onClear}
    >
      {areAll('active') && (
        <Button isLoading={suspend.isBusy} onClick={() => void suspend.run()}>
          {m.purchase_orders_suspend()}
        </Button>
      )}
      {areAll('suspended') && (
        <Button isLoading={resume.isBusy} onClick={() => void resume.run()}>
          {m.purchase_orders_resume()}
        </Button>
      )}
      <CancelPurchases purchases={purchases} onDone={onClear} />
    </SelectionBar>
  )
}
