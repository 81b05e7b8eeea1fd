import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { Facts } from '#design/ui/dialog/facts.tsx'
import { AmountField } from '#design/ui/form/amount-field.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { PayAction } from '#features/balance/pay-action.tsx'
import { useRechargeHref } from '#features/balance/recharge-href.ts'
import { settle } from '#features/balance/settle.ts'
import { useDraft } from '#features/session/use-draft.ts'
import { FailureNotice } from '#features/writes/failure-notice.tsx'
import { formatMoney, formatPercent } from '#i18n/format.ts'
import { wireAmountOf } from '#lib/clean-amount.ts'
import { isText } from '#lib/has-shape.ts'
import { percentFrom } from '#lib/percent-from.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import { BargainItem } from './bargain-item.tsx'
import { offerProblem, type OfferTerms } from './model.ts'
import { OfferRules } from './offer-rules.tsx'
import { useOffer, type Offered, type OfferFailure } from './use-offer.ts'

interface OfferFormProps {
  terms: OfferTerms
  onOffered: (offered: Offered) => void
  onUnprepared: () => void
  onStale: () => void
}

/** The form of an offer: a price within the seller's limits, what is held for it, and what happens next. */
export function OfferForm({ terms, onOffered, onUnprepared, onStale }: OfferFormProps) {
  const field = useRef<HTMLInputElement>(null)
  // The dialog opened before its terms were there, with the focus on the button that closes it.
  useEffect(() => field.current?.focus(), [])
  const [typed, setTyped, noteSent] = useDraft(`offer/${terms.listing_id}`, '', {
    outlivesPage: true,
    isReadable: isText,
  })
  const [isChecked, setChecked] = useState(false)
  const [failure, setFailure] = useState<OfferFailure | null>(null)
  const { offer, isOffering } = useOffer(terms, {
    onMade: noteSent,
    onOffered,
    onUnprepared,
    onStale,
    onFailed: setFailure,
  })
  const price = wireAmountOf(typed)
  const problem = price === undefined ? 'low' : offerProblem(price, terms)
  const good = problem === undefined ? price : undefined
  const isShort = good !== undefined && settle(terms.available, good).missing !== '0.00'
  const take = (value: string) => {
    setTyped(value)
    setChecked(false)
  }
  const submit = () => {
    setChecked(true)
    if (good === undefined || isShort || isOffering) return
    setFailure(null)
    offer(good)
  }
  const styles = moneyDialog()
  return (
    <Form className={styles.root} onSubmit={submit}>
      <BargainItem {...terms} who={m.bargains_to({ name: terms.seller.nickname })} />
      <Facts
        items={[
          { term: m.bargains_listed(), detail: formatMoney(terms.price) },
          {
            term: m.bargains_lowest({ percent: formatPercent(terms.lowest_percent / 100, 0) }),
            detail: formatMoney(terms.lowest_price ?? terms.price),
          },
          ...(terms.open_count > 0 ? [{ term: m.bargains_others(), detail: String(terms.open_count) }] : []),
        ]}
      />
      <AmountField
        ref={field}
        label={m.bargains_your_offer()}
        value={typed}
        onChange={take}
        onBlur={() => setChecked(typed !== '')}
        error={isChecked && problem ? problemText(problem, terms) : undefined}
      />
      <div className={styles.quick} role="group" aria-label={m.bargains_suggested()}>
        {terms.suggested_prices.map((one) => (
          <Button key={one} size="sm" onClick={() => take(one)}>
            {formatMoney(one)}
          </Button>
        ))}
      </div>
      {good !== undefined && <OfferSum terms={terms} price={good} />}
      <ul className={styles.rules}>
        <OfferRules name={terms.seller.nickname} seconds={terms.rules.answer_seconds} />
      </ul>
      <Actions
        terms={terms}
        good={good}
        isShort={isShort}
        problem={price === undefined ? undefined : problem}
        failure={failure}
        isOffering={isOffering}
      />
    </Form>
  )
}

interface ActionsProps {
  terms: OfferTerms
  /** The price, if it is within the seller's limits. */
  good: string | undefined
  isShort: boolean
  /** What is wrong with the price as typed, if there is one. */
  problem: 'low' | 'high' | undefined
  failure: OfferFailure | null
  isOffering: boolean
}

function Actions({ terms, good, isShort, problem, failure, isOffering }: ActionsProps) {
  const rechargeHref = useRechargeHref()
  const missing = good === undefined ? '0.00' : settle(terms.available, good).missing
  return (
    <div data-dialog-action="">
      {/* After a failed payment the same button pays the offer that was already made. */}
      <FailureNotice failure={failure} undecidedText={m.bargains_undecided} />
      <PayAction
        type="submit"
        recharge={
          isShort
            ? { href: rechargeHref(missing), label: m.bargains_recharge({ missing: formatMoney(missing) }) }
            : null
        }
        isLoading={isOffering}
      >
        {good === undefined ? goTextOf(problem, terms) : m.bargains_offer_go({ price: formatMoney(good) })}
      </PayAction>
    </div>
  )
}

/** The sum of an offer: the discount, the fee, what is held, and the balance afterwards. */
function OfferSum({ terms, price }: { terms: OfferTerms; price: string }) {
  const { after, missing } = settle(terms.available, price)
  const percent = percentFrom(terms.price, price)
  return (
    <Facts
      items={[
        ...(percent === null
          ? []
          : [{ term: m.bargains_under_price(), detail: formatPercent(Math.abs(percent) / 100) }]),
        { term: m.bargains_buyer_fee(), detail: formatMoney('0.00') },
        { term: m.bargains_held(), detail: formatMoney(price), isMain: true },
        missing === '0.00'
          ? { term: m.bargains_balance_after(), detail: formatMoney(after) }
          : { term: m.bargains_missing(), detail: formatMoney(missing) },
      ]}
    />
  )
}

/** What the button says as long as there is no offer to make. */
function goTextOf(problem: 'low' | 'high' | undefined, { lowest_price, highest_price, price }: OfferTerms): string {
  if (problem === undefined) return m.bargains_offer_go_none()
  return problem === 'low'
    ? m.bargains_offer_go_low({ price: formatMoney(lowest_price ?? price) })
    : m.bargains_offer_go_high({ price: formatMoney(highest_price ?? price) })
}

const problemText = (problem: 'low' | 'high', { lowest_price, highest_price, price }: OfferTerms) =>
  problem === 'low'
    ? m.bargains_too_low({ price: formatMoney(lowest_price ?? price) })
    : m.bargains_too_high({ price: formatMoney(highest_price ?? price) })
