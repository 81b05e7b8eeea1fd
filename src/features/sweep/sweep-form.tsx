import { useQuery } from '@tanstack/react-query'
import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import { Facts } from '#design/ui/dialog/facts.tsx'
import { AmountField } from '#design/ui/form/amount-field.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { PayAction } from '#features/balance/pay-action.tsx'
import { useRechargeHref } from '#features/balance/recharge-href.ts'
import { settle } from '#features/balance/settle.ts'
import type { PayFailure } from '#features/checkout/model.ts'
import { ownHeldFacts } from '#features/checkout/own-held.ts'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { useSettled } from '#features/connection/use-settled.ts'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { shownWear } from '#features/items/shown-figures.ts'
import { GoodsBrief } from '#features/items/goods-brief.tsx'
import { termsQuery } from '#features/listings/terms-queries.ts'
import { ReleaseRule } from '#features/trading/deadline/release.tsx'
import { FailureNotice } from '#features/writes/failure-notice.tsx'
import { durationText } from '#i18n/duration-text.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import { sweepForm } from '#styled-system/recipes/sweep-form.js'
import { averageOf, maxSwept, readBounds, type Bounds, type Draft, type SweepQuote, type WearBounds } from './model.ts'
import { sweepQuoteQuery } from './queries.ts'

interface SweepFormProps {
  info: GoodsInfo
  /** With its style and wear, if they are chosen. */
  name: string
  image: string
  styleId: number
  wear: WearBounds
  draft: Draft
  failure: PayFailure | null
  isBusy: boolean
  onChange: (draft: Draft) => void
  onBuy: (bounds: Bounds, quoted: SweepQuote) => void
}

/** The bounds of a sweep, and what they would buy right now. */
export function SweepForm(props: SweepFormProps) {
  const { info, name, image, styleId, wear, draft, failure, isBusy, onChange, onBuy } = props
  const read = readBounds(info.goods_id, { styleId, wear }, draft)
  const errors = 'errors' in read ? read.errors : {}
  const bounds = 'bounds' in read ? read.bounds : null
  const asked = useSettled(bounds && JSON.stringify(bounds))
  const isSettled = bounds !== null && asked === JSON.stringify(bounds)
  const quote = useQuery({
    ...sweepQuoteQuery(bounds ?? noBounds),
    enabled: isSettled,
    placeholderData: keepPreviousOnline,
  })
  const rechargeHref = useRechargeHref()
  const styles = sweepForm()
  const money = moneyDialog()
  const quoted = bounds ? quote.data : undefined
  const { missing } = settleQuote(quoted)
  const isShort = missing !== '0.00'
  // While the same bounds are asked about again, the last answer stands: it is paid only if the orders are as it said.
  const isCurrent = isSettled && !!quoted && !quote.isPlaceholderData
  const submit = () => {
    if (bounds && quoted && isCurrent && quoted.items.length > 0 && !isShort && !isBusy) onBuy(bounds, quoted)
  }
  const count = quoted?.items.length ?? 0
  return (
    <Form className={money.root} onSubmit={submit}>
      <GoodsBrief image={image} name={name} />
      <TextField
        label={m.sweep_count()}
        hint={m.sweep_count_hint({ max: maxSwept })}
        error={errors.count}
        isNumeric
        inputMode="numeric"
        autoComplete="off"
        value={draft.count}
        onChange={({ target }) => onChange({ ...draft, count: target.value.slice(0, 8) })}
      />
      <div className={styles.pair}>
        <AmountField
          label={m.sweep_max_each()}
          error={errors.maxEach}
          value={draft.maxEach}
          onChange={(maxEach) => onChange({ ...draft, maxEach })}
        />
        <AmountField
          label={m.sweep_max_total()}
          placeholder={bounds ? bounds.max_total : undefined}
          error={errors.maxTotal}
          value={draft.maxTotal}
          onChange={(maxTotal) => onChange({ ...draft, maxTotal })}
        />
      </div>
      {quote.isError && !quoted ? (
        <FailedQuery title={m.sweep_failed()} query={quote} />
      ) : (
        <Quoted quote={quoted} isStale={!isCurrent} />
      )}
      <Rules />
      <div data-dialog-action="">
        {failure?.outcome !== 'signed-out' && (
          <FailureNotice failure={failure} undecidedText={m.checkout_failed_text} />
        )}
        <PayAction
          type="submit"
          recharge={isShort ? { href: rechargeHref(missing), label: m.checkout_recharge() } : null}
          disabled={!isCurrent || count === 0}
          isLoading={isBusy}
        >
          {quoted && count > 0 ? m.sweep_buy({ count, total: formatMoney(quoted.total) }) : m.sweep_buy_none()}
        </PayAction>
      </div>
    </Form>
  )
}

/** A placeholder for missing bounds; the query is disabled then. */
const noBounds: Bounds = { goods_id: '', count: 1, max_each: '0.01', max_total: '0.01' }

/** The balance after it, and what is missing for it. */
const settleQuote = (quote: SweepQuote | undefined) =>
  settle(quote?.available ?? '0.00', quote?.total ?? '0.00', quote?.held_by_my_bargains)

/** What would be bought, the total, and the price of the next one. It keeps its height while loading. */
function Quoted({ quote, isStale }: { quote: SweepQuote | undefined; isStale: boolean }) {
  const styles = sweepForm()
  const amountOr = (amount: string | null | undefined) => (amount ? formatMoney(amount) : '—')
  const { after, missing } = settleQuote(quote)
  const isShort = missing !== '0.00'
  return (
    <section className={styles.quote} aria-label={m.sweep_quote()} aria-busy={isStale} aria-live="polite">
      <Facts
        items={[
          { term: m.sweep_items(), detail: quote ? String(quote.items.length) : '—' },
          { term: m.sweep_average(), detail: quote ? amountOr(averageOf(quote)) : '—' },
          { term: m.checkout_fee(), detail: formatMoney('0.00') },
          { term: m.checkout_total(), detail: amountOr(quote?.total), isMain: true },
          { term: m.sweep_next(), detail: amountOr(quote?.next_price) },
          { term: m.checkout_before(), detail: amountOr(quote?.available) },
          ...(quote ? ownHeldFacts(quote.held_by_my_bargains, quote.items.length) : []),
          isShort
            ? { term: m.checkout_missing(), detail: formatMoney(missing) }
            : { term: m.checkout_after(), detail: quote ? formatMoney(after) : '—' },
        ]}
      />
      {quote && quote.items.length > 0 && (
        <details className={styles.fold}>
          <summary className={styles.foldHead}>{m.sweep_show_items()}</summary>
          <ul className={styles.list} aria-label={m.sweep_list()}>
            {quote.items.map(({ listing_id, price, asset }) => (
              <li key={listing_id} className={styles.line}>
                <span>{asset.wear === null ? m.sweep_item() : m.sweep_wear({ wear: shownWear(asset.wear) })}</span>
                <span>{formatMoney(price)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {quote?.items.length === 0 && <p className={moneyDialog().notice}>{m.sweep_none()}</p>}
    </section>
  )
}

/** The rules of a sweep. */
function Rules() {
  const { data: terms, dataUpdatedAt } = useQuery(termsQuery())
  if (!terms) return null
  const { payment_seconds, delivery_seconds, protection_seconds } = terms.rules
  return (
    <ul className={moneyDialog().rules}>
      <li>{m.sweep_rule_bounds()}</li>
      <li>{m.sweep_rule_pay({ time: durationText(payment_seconds) })}</li>
      <li>{m.sweep_rule_delivery({ time: durationText(delivery_seconds) })}</li>
      <li>
        <ReleaseRule side="buyer" protection={protection_seconds} readAt={dataUpdatedAt} />
      </li>
    </ul>
  )
}
