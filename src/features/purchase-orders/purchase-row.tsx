import { Checkbox } from '#design/ui/form/checkbox.tsx'
import { Badge } from '#design/ui/data/badge.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { GoodsLine } from '#features/items/goods-line.tsx'
import { checking } from '#features/trading/list/row-events.ts'
import type { OnSelect } from '#features/trading/list/row-selection.tsx'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { goodsLine } from '#styled-system/recipes/goods-line.js'
import { purchaseList } from '#styled-system/recipes/purchase-list.js'
import { CancelPurchases } from './cancel-purchases.tsx'
import { describeConditions } from './describe-conditions.ts'
import { describeCeiling, describeRivals, isOutbid } from './describe-outbid.ts'
import { describePurchaseState, unitsLost } from './describe-state.ts'
import { DueLine } from './due-line.tsx'
import { PayPurchase } from './pay-purchase.tsx'
import type { PurchaseView } from './queries.ts'
import { SetPurchases } from './set-purchases.tsx'

interface PurchaseRowProps {
  purchase: PurchaseView
  href: string
  /** When the list was read, in milliseconds. */
  now: number
  isSelected: boolean
  /** No more can be selected. */
  isFull: boolean
  onSelect: OnSelect
  /** It was suspended, resumed or cancelled, which takes it off the list. */
  onMoved: () => void
}

/** One of my purchase orders: its conditions, filled units, held amount and actions. */
export function PurchaseRow({ purchase, href, now, isSelected, isFull, onSelect, onMoved }: PurchaseRowProps) {
  const { goods_info, price, quantity, filled, progress } = purchase
  const { name, tone } = describePurchaseState(purchase)
  const lost = unitsLost(purchase)
  const styles = purchaseList()
  const { note } = goodsLine()
  const held = progress?.held ?? '0.00'
  return (
    <GoodsLine
      isStacked
      id={purchase.purchase_id}
      isSelected={isSelected}
      check={
        purchase.ended_at === null && (
          <Checkbox
            label={m.trading_select_item({ name: goods_info.name })}
            isLabelHidden
            checked={isSelected}
            disabled={isFull && !isSelected}
            onChange={checking(purchase.purchase_id, onSelect)}
          />
        )
      }
      info={goods_info}
      href={href}
      facts={[...describeConditions(purchase, true), ...describeCeiling(purchase)]}
      since={
        <>
          <Badge tone={tone} size="md">
            {name}
          </Badge>{' '}
          {isOutbid(purchase) && (
            <>
              <Badge tone="warning" size="md">
                {m.purchase_orders_outbid_by_others()}
              </Badge>{' '}
            </>
          )}
          <DueLine purchase={purchase} now={now} />
        </>
      }
      worth={
        <>
          <Price amount={price} />
          {describeRivals(purchase).map((words) => (
            <span key={words} className={note}>
              {words}
            </span>
          ))}
          <span className={note}>
            {m.purchase_orders_filled({ filled: formatNumber(filled), quantity: formatNumber(quantity) })}
          </span>
          {held !== '0.00' && <span className={note}>{m.purchase_orders_held_sum({ held: formatMoney(held) })}</span>}
          {lost > 0 && <span className={note}>{m.purchase_orders_lost({ count: formatNumber(lost) })}</span>}
        </>
      }
      isGone={purchase.ended_at !== null}
    >
      <span className={styles.acts}>
        <RowActions purchase={purchase} name={goods_info.name} onMoved={onMoved} />
      </span>
    </GoodsLine>
  )
}

interface RowActionsProps extends Pick<PurchaseRowProps, 'purchase' | 'onMoved'> {
  name: string
}

function RowActions({ purchase, name, onMoved }: RowActionsProps) {
  const { state, purchase_id } = purchase
  if (purchase.ended_at !== null) return null
  return (
    <>
      {state === 'awaiting_payment' && <PayPurchase purchase={purchase} />}
      {state === 'active' && (
        <SetPurchases
          action="suspend"
          purchaseIds={[purchase_id]}
          aria-label={m.purchase_orders_suspend_of({ name })}
          onDone={onMoved}
        />
      )}
      {state === 'suspended' && (
        <SetPurchases
          action="resume"
          purchaseIds={[purchase_id]}
          aria-label={m.purchase_orders_resume_of({ name })}
          onDone={onMoved}
        />
      )}
      <CancelPurchases purchases={[purchase]} aria-label={m.purchase_orders_cancel_of({ name })} onDone={onMoved} />
    </>
  )
}
