import { useState } from 'react'
import { isAboutAccount } from '#contract/account-refusals.ts'
import { Button } from '#design/ui/action/button.tsx'
import { Facts } from '#design/ui/dialog/facts.tsx'
import { Step } from '#design/ui/dialog/step.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { PayAction } from '#features/balance/pay-action.tsx'
import { useShortfall } from '#features/balance/use-shortfall.ts'
import { announceFailure } from '#features/writes/announce-failure.ts'
import type { Failure } from '#features/writes/attempt.ts'
import { FailureNotice } from '#features/writes/failure-notice.tsx'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import { openText, totalOf, type Draft, type PurchaseTerms } from './draft.ts'
import { MatchesNotice } from './matches-notice.tsx'
import { describeChange } from '../describe-outbid.ts'
import { changePurchaseMutation } from '../mutations.ts'
import { changedByPurchase, type PurchaseView } from '../queries.ts'

interface ChangeReviewProps {
  purchase: PurchaseView
  terms: PurchaseTerms
  openDays: Draft['openDays']
  onBack: () => void
  /** It is changed, even if the dialog has been closed meanwhile. */
  onSent: () => void
  onDone: () => void
  onUnprepared: () => void
}

/** Shows what is held before and after the change, and what becomes of automatic outbidding. */
export function ChangeReview({ purchase, terms, openDays, onBack, onSent, onDone, onUnprepared }: ChangeReviewProps) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const noteChanged = () => {
    onSent()
    toast({ text: m.purchase_orders_changed(), tone: 'positive' })
  }
  const change = useIdempotentMutation(changePurchaseMutation(purchase.purchase_id), {
    refresh: changedByPurchase(purchase.goods_id),
    onDone: () => {
      noteChanged()
      onDone()
    },
    onLeft: noteChanged,
    onLeftFailed: announceFailure,
    onFailed: (failed) => {
      setFailure(failed)
      if (failed.error.kind === 'business' && isAboutAccount(failed.error.code)) onUnprepared()
    },
  })
  const held = purchase.progress?.held ?? '0.00'
  const total = totalOf(terms.price, Math.max(terms.quantity - purchase.filled, 0))
  const { more, back } = differenceOf(held, total)
  const { shortfall } = useShortfall(more)
  const outbidNote = describeChange(purchase, terms.price)
  const styles = moneyDialog()
  return (
    <Step className={styles.root} onBack={() => !change.isBusy && onBack()}>
      <Facts
        items={[
          {
            term: m.purchase_orders_price(),
            detail: beforeAfter(formatMoney(purchase.price), formatMoney(terms.price)),
          },
          {
            term: m.purchase_orders_quantity(),
            detail: beforeAfter(formatNumber(purchase.quantity), formatNumber(terms.quantity)),
          },
          ...(openDays === 'as before'
            ? []
            : [
                {
                  term: m.purchase_orders_open_days_anew(),
                  detail: m.purchase_orders_from_now({ time: openText(openDays) }),
                },
              ]),
          { term: m.purchase_orders_held_now(), detail: formatMoney(held) },
          { term: m.purchase_orders_held_after(), detail: formatMoney(total), isMain: true },
          ...(more === '0.00' ? [] : [{ term: m.purchase_orders_held_more(), detail: formatMoney(more) }]),
          ...(back === '0.00' ? [] : [{ term: m.purchase_orders_held_back(), detail: formatMoney(back) }]),
          ...(shortfall ? [{ term: m.purchase_orders_missing(), detail: shortfall.missing }] : []),
        ]}
      />
      <MatchesNotice terms={terms} />
      {outbidNote && <p className={styles.note}>{outbidNote}</p>}
      <p className={styles.note}>{m.purchase_orders_change_rule()}</p>
      <div data-dialog-action="">
        <FailureNotice failure={failure} undecidedText={m.purchase_orders_failed_undecided} />
        <PayAction
          recharge={
            shortfall && { href: shortfall.href, label: m.purchase_orders_recharge({ missing: shortfall.missing }) }
          }
          isLoading={change.isBusy}
          onClick={() => {
            setFailure(null)
            void change.send({
              purchase_id: purchase.purchase_id,
              price: terms.price,
              quantity: terms.quantity,
              style_id: terms.style_id,
              conditions: terms.conditions,
              ...(openDays !== 'as before' && { open_days: openDays }),
              total,
            })
          }}
        >
          {m.purchase_orders_change_confirm({ total: formatMoney(total) })}
        </PayAction>
        <Button look="ghost" isFull disabled={change.isBusy} onClick={onBack}>
          {m.purchase_orders_back_to_form()}
        </Button>
      </div>
    </Step>
  )
}

const beforeAfter = (before: string, after: string) =>
  before === after ? after : m.purchase_orders_before_after({ before, after })

/** The amount the change takes from the balance, or returns to it. */
function differenceOf(held: string, total: string) {
  const more = parseAmount(total) - parseAmount(held)
  return { more: formatAmount(more > 0n ? more : 0n), back: formatAmount(more < 0n ? -more : 0n) }
}
