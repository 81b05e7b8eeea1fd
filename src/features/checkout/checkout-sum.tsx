import { Price } from '#design/ui/data/price.tsx'
import { settle } from '#features/balance/settle.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { checkoutView } from '#styled-system/recipes/checkout-view.js'
import { type Quote } from './model.ts'
import { ownHeldFacts } from './own-held.ts'

export interface CheckoutSumProps {
  quote: Quote
  /** The number of listings being bought. */
  count: number
}

/** The total, the balance it is paid from, and the balance left. */
export function CheckoutSum({ quote, count }: CheckoutSumProps) {
  const styles = checkoutView()
  const { after, missing } = settle(quote.available, quote.total, quote.held_by_my_bargains)
  const isShort = missing !== '0.00'
  const rows = [
    { term: count === 1 ? m.checkout_price() : m.checkout_price_many({ count }), amount: quote.total },
    { term: m.checkout_fee(), amount: '0.00' },
  ]
  return (
    <section className={styles.sum} aria-label={m.checkout_summary()}>
      <dl className={styles.rows}>
        {rows.map(({ term, amount }) => (
          <div key={term} className={styles.row}>
            <dt>{term}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{m.checkout_total()}</dt>
          <dd>
            <Price amount={quote.total} size="lg" />
          </dd>
        </div>
        <div className={styles.row}>
          <dt>{m.checkout_before()}</dt>
          <dd>{formatMoney(quote.available)}</dd>
        </div>
        {ownHeldFacts(quote.held_by_my_bargains, count).map(({ term, detail }) => (
          <div key={term} className={styles.row}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
        <div className={styles.row} data-missing={isShort || undefined}>
          <dt>{isShort ? m.checkout_missing() : m.checkout_after()}</dt>
          <dd>{formatMoney(isShort ? missing : after)}</dd>
        </div>
      </dl>
    </section>
  )
}
