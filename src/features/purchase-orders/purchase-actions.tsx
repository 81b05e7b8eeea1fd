import { MoneyButton } from '#features/connection/money-button.tsx'
import { useBarredNotice } from '#features/standing/use-barred-notice.tsx'
import { useIsUnderWay } from '#features/writes/use-idempotent-mutation.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { detailPage } from '#styled-system/recipes/detail-page.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import { CancelPurchases } from './cancel-purchases.tsx'
import { unitsLost } from './describe-state.ts'
import { preloadChange } from './form/change-purchase.tsx'
import { changePurchaseMutation } from './mutations.ts'
import { PayPurchase } from './pay-purchase.tsx'
import type { PurchaseView } from './queries.ts'
import { SetPurchases } from './set-purchases.tsx'

/** What the owner can do now, and what happens if they do nothing. */
export function PurchaseActions({ purchase, onChange }: { purchase: PurchaseView; onChange: () => void }) {
  const { state, purchase_id } = purchase
  const change = useBarredNotice('purchase')
  const isChanging = useIsUnderWay(changePurchaseMutation(purchase_id))
  if (purchase.ended_at !== null) return <LostUnits purchase={purchase} />
  const styles = detailPage()
  const held = formatMoney(purchase.progress?.held ?? '0.00')
  return (
    <>
      <p className={moneyDialog().note}>
        {state === 'awaiting_payment' && m.purchase_orders_unpaid_else()}
        {state === 'active' && m.purchase_orders_active_else({ held })}
        {state === 'suspended' && m.purchase_orders_suspended_else({ held })}
      </p>
      <div className={styles.acts}>
        {state === 'awaiting_payment' && <PayPurchase purchase={purchase} />}
        {state !== 'awaiting_payment' && (
          <MoneyButton
            isLoading={isChanging}
            onPointerEnter={preloadChange}
            onFocus={preloadChange}
            onClick={() => change.attempt(onChange)}
          >
            {m.purchase_orders_change()}
          </MoneyButton>
        )}
        {/* One button for both, so that the focus stays on it. */}
        {(state === 'active' || state === 'suspended') && (
          <SetPurchases
            action={state === 'active' ? 'suspend' : 'resume'}
            purchaseIds={[purchase_id]}
            look={state === 'active' ? 'secondary' : 'primary'}
          />
        )}
        <CancelPurchases purchases={[purchase]} />
      </div>
      {change.notice}
    </>
  )
}

/** That units counted as supplied were refunded, and where their money is. */
function LostUnits({ purchase }: { purchase: PurchaseView }) {
  const lost = unitsLost(purchase)
  if (lost === 0) return null
  return (
    <p className={moneyDialog().note}>
      {lost === purchase.quantity
        ? m.purchase_orders_undelivered_text()
        : m.purchase_orders_part_refunded_text({ lost: formatNumber(lost), quantity: formatNumber(purchase.quantity) })}
    </p>
  )
}
