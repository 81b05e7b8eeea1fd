import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { Facts } from '#design/ui/dialog/facts.tsx'
import { Checkbox } from '#design/ui/form/checkbox.tsx'
import { CheckIcon, ErrorIcon } from '#design/ui/icon/icons.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { PayAction } from '#features/balance/pay-action.tsx'
import { balancesQuery } from '#features/balance/queries.ts'
import { rechargeHref } from '#features/balance/recharge-href.ts'
import { heldOtherwise, settle } from '#features/balance/settle.ts'
import { useOrderPaths } from '#features/navigation/order-path.ts'
import { unpaidOrdersQuery } from '#features/orders/queries.ts'
import { FailureNotice } from '#features/writes/failure-notice.tsx'
import { usePaymentOpen } from '#features/writes/use-payment-open.ts'
import { formatDateTime, formatMoney } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { madeOrders } from '#styled-system/recipes/made-orders.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import { ownHeldFor, type MadeOrders, type PayFailure } from './model.ts'
import { ownHeldFacts } from './own-held.ts'

/** The outcome for one item of an order. */
export interface ItemOutcome {
  id: string
  name: string
  price: string
  isOrdered: boolean
  /** Why it was not ordered, as text for the user. */
  message: string
}

interface MadeOutcomeProps {
  outcomes: readonly ItemOutcome[]
  /** The number that was meant to be ordered, where substitutes may have been added; defaults to the number of
   * outcomes. */
  wanted?: number
  /** Null if nothing could be ordered. */
  made: MadeOrders | null
  failure: PayFailure | null
  isBusy: boolean
  /** Set inside a wide dialog. */
  isWide?: boolean
  closeLabel: string
  onPay: () => void
  onClose: () => void
}

/** What was ordered and what was not, item by item, and the payment for what was. */
export function MadeOutcome(props: MadeOutcomeProps) {
  const { outcomes, wanted = outcomes.length, made, failure, isBusy, isWide, closeLabel, onPay, onClose } = props
  const [isMissedOnly, setMissedOnly] = useState(false)
  const styles = madeOrders({ isWide })
  const done = outcomes.filter(({ isOrdered }) => isOrdered).length
  const shown = isMissedOnly ? outcomes.filter(({ isOrdered }) => !isOrdered) : outcomes
  return (
    <div className={styles.root}>
      <p className={styles.head} role="status">
        {m.checkout_made({ done, count: wanted })}
      </p>
      {done > 0 && done < outcomes.length && (
        <Checkbox
          label={m.checkout_made_missed_only({ count: outcomes.length - done })}
          checked={isMissedOnly}
          onChange={() => setMissedOnly(!isMissedOnly)}
        />
      )}
      <ul className={styles.list} aria-label={m.checkout_made_list()}>
        {shown.map(({ id, name, price, isOrdered, message }) => (
          <li key={id} className={styles.line}>
            <span className={styles.name}>{name}</span>
            <span className={styles.price}>{formatMoney(price)}</span>
            <span className={styles.result} data-ordered={isOrdered || undefined}>
              {isOrdered ? <CheckIcon size={14} /> : <ErrorIcon size={14} />}
              {isOrdered ? m.checkout_made_ordered() : message}
            </span>
          </li>
        ))}
      </ul>
      {made ? (
        <Payment made={made} failure={failure} isBusy={isBusy} onPay={onPay} onClose={onClose} />
      ) : (
        <Button size="lg" isFull onClick={onClose}>
          {closeLabel}
        </Button>
      )}
    </div>
  )
}

interface PaymentProps extends Omit<MadeOutcomeProps, 'outcomes' | 'wanted' | 'made' | 'isWide' | 'closeLabel'> {
  made: MadeOrders
}

function Payment({ made, failure, isBusy, onPay, onClose }: PaymentProps) {
  const money = useMoneyFor(made)
  const publicPath = usePublicPath()
  const paths = useOrderPaths()
  const timeZone = useTimeZone()
  const styles = moneyDialog()
  const { after, missing } = settle(money?.available ?? made.total, made.total, money?.ownHeld)
  // A dialog of its own says these.
  const isTold = failure?.outcome === 'signed-out' || failure?.outcome === 'unprepared'
  // The balance may be less by this payment already.
  const isRepeat = usePaymentOpen(failure)
  const isShort = !isRepeat && missing !== '0.00'
  const recharge = isShort
    ? {
        href: rechargeHref({ path: publicPath('/pc/wallet'), missing, back: paths.orders }),
        label: m.checkout_recharge(),
      }
    : null
  return (
    <>
      <Facts
        items={[
          { term: m.checkout_total(), detail: formatMoney(made.total), isMain: true },
          ...(money && !isRepeat
            ? [
                { term: m.checkout_before(), detail: formatMoney(money.available) },
                ...ownHeldFacts(money.ownHeld, made.order_ids.length),
                isShort
                  ? { term: m.checkout_missing(), detail: formatMoney(missing) }
                  : { term: m.checkout_after(), detail: formatMoney(after) },
                ...(isShort && money.otherwise !== '0.00'
                  ? [{ term: m.checkout_held(), detail: formatMoney(money.otherwise) }]
                  : []),
              ]
            : []),
        ]}
      />
      <p className={styles.note}>{m.checkout_made_until({ time: formatDateTime(made.pay_before, timeZone) })}</p>
      {!isTold && <FailureNotice failure={failure} undecidedText={m.checkout_failed_text} />}
      <div className={madeOrders().actions}>
        <PayAction recharge={recharge} isLoading={isBusy} onClick={onPay}>
          {m.checkout_pay({ total: formatMoney(made.total) })}
        </PayAction>
        <Button look="ghost" isFull disabled={isBusy} onClick={onClose}>
          {m.checkout_made_later()}
        </Button>
      </div>
    </>
  )
}

/** The balance, what the user's own bargains hold for these orders, and what else is held; undefined while unknown. */
function useMoneyFor({ order_ids }: MadeOrders) {
  const { data: balances } = useQuery({ ...balancesQuery(), meta: { quiet: true } })
  const { data: orders } = useQuery(unpaidOrdersQuery())
  if (!balances || !orders) return undefined
  const ownHeld = ownHeldFor(orders, order_ids)
  return { available: balances.available, ownHeld, otherwise: heldOtherwise(balances.held, ownHeld) }
}
