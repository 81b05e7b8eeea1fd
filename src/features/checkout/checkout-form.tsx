import { useState, type ReactNode } from 'react'
import { PayAction } from '#features/balance/pay-action.tsx'
import { heldOtherwise, settle } from '#features/balance/settle.ts'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { checkoutView } from '#styled-system/recipes/checkout-view.js'
import { CheckoutItems } from './checkout-items.tsx'
import { CheckoutSum } from './checkout-sum.tsx'
import { countBought, formerTotal, type PayFailure, type Quote } from './model.ts'
import { NextSteps } from './next-steps.tsx'

export interface CheckoutFormProps {
  quote: Quote
  /** When the quote was read, in milliseconds. */
  readAt: number
  seenPrices: ReadonlyMap<string, string>
  nickname: string | undefined
  failure: PayFailure | null
  isPaying: boolean
  onPay: () => void
  /** The user has just completed trade preparation for this purchase. */
  isPrepared?: boolean
  /** A substitute that may be bought instead. */
  next?: ReactNode
  /** The part of the balance that is held, shown when the rest does not suffice; undefined while it is unknown. */
  held: string | undefined
  /** Where the missing amount can be recharged. */
  rechargeHref: (missing: string) => string
}

/** The purchase as it would be made: items, price, the steps that follow, and one button. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { quote, readAt, seenPrices, nickname, failure, isPaying, onPay } = props
  const { isPrepared, next, held = '0.00', rechargeHref } = props
  const styles = checkoutView()
  const total = formatMoney(quote.total)
  const count = countBought(quote)
  const { missing } = settle(quote.available, quote.total, quote.held_by_my_bargains)
  const otherwise = heldOtherwise(held, quote.held_by_my_bargains)
  const isShort = missing !== '0.00'
  // Listings without a seen price use the one of the first quote.
  const [first] = useState(quote.items)
  const seen = new Map([...first.map((item) => [item.listing_id, item.price] as const), ...seenPrices])
  const notices = noticesOf(quote, count, formerTotal(quote.items, seen))
  return (
    <div className={styles.root}>
      <div className={styles.main}>
        <CheckoutItems items={quote.items} seenPrices={seen} nickname={nickname} />
        <section className={styles.steps}>
          <h3 className={styles.heading}>{m.checkout_next()}</h3>
          <NextSteps rules={quote.rules} readAt={readAt} />
        </section>
      </div>
      <div className={styles.side}>
        {isPrepared && (
          <p className={styles.notice} data-tone="positive" role="status">
            {quote.items.length === 1 ? m.checkout_still() : m.checkout_still_many({ count, all: quote.items.length })}
          </p>
        )}
        {notices.map((notice) => (
          <p key={notice} className={styles.notice} role="status">
            {notice}
          </p>
        ))}
        {next}
        {isShort && (
          <p className={styles.notice} data-tone="negative">
            {m.checkout_missing_text({ missing: formatMoney(missing) })}
            {otherwise !== '0.00' && ` ${m.checkout_held_text({ held: formatMoney(otherwise) })}`}
          </p>
        )}
        <CheckoutSum quote={quote} count={count} />
        <div className={styles.pay}>
          {failure && <FailureNotice failure={failure} />}
          <PayAction
            recharge={isShort ? { href: rechargeHref(missing), label: m.checkout_recharge() } : null}
            isLoading={isPaying}
            onClick={onPay}
          >
            {m.checkout_pay({ total })}
          </PayAction>
          <p className={styles.note}>{m.checkout_escrow()}</p>
        </div>
      </div>
    </div>
  )
}

function noticesOf(quote: Quote, count: number, former: string | null): string[] {
  const all = quote.items.length
  const now = formatMoney(quote.total)
  const gone = count < all ? [m.checkout_gone_some()] : []
  if (former === null) return gone
  const before = formatMoney(former)
  if (count === 1) return [...gone, m.checkout_price_changed({ before, now })]
  // The former total of what is left is less than the one that was on the button.
  return [
    ...gone,
    count < all
      ? m.checkout_price_changed_left({ count, before, now })
      : m.checkout_price_changed_many({ before, now }),
  ]
}

/** Why the last attempt failed. Renders nothing where the new quote already shows it. */
function FailureNotice({ failure }: { failure: PayFailure }) {
  const styles = checkoutView()
  if (failure.outcome === 'quote-again' || failure.outcome === 'signed-out') return null
  const reason = describeCallError(failure.error)
  return (
    <p className={styles.notice} data-tone="negative" role="alert">
      {failure.end === 'undecided' ? m.checkout_failed_text({ reason }) : reason}
    </p>
  )
}
