import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isAboutAccount } from '#contract/account-refusals.ts'
import { Button } from '#design/ui/action/button.tsx'
import { Facts } from '#design/ui/dialog/facts.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { PayAction } from '#features/balance/pay-action.tsx'
import { balancesQuery, walletKeys } from '#features/balance/queries.ts'
import { useRechargeHref } from '#features/balance/recharge-href.ts'
import { settle } from '#features/balance/settle.ts'
import { listingKeys } from '#features/listings/queries.ts'
import type { Failure } from '#features/writes/attempt.ts'
import { FailureNotice } from '#features/writes/failure-notice.tsx'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import { totalOf, type Wish } from './draft.ts'
import { MatchesNotice } from './matches-notice.tsx'
import { changePurchaseMutation } from '../mutations.ts'
import { purchaseKeys, type PurchaseView } from '../queries.ts'

interface ChangeReviewProps {
  purchase: PurchaseView
  wish: Wish
  onBack: () => void
  onDone: () => void
  onUnprepared: () => void
}

/** Shows what is held before and after the change. */
export function ChangeReview({ purchase, wish, onBack, onDone, onUnprepared }: ChangeReviewProps) {
  const { data: balances } = useQuery({ ...balancesQuery(), meta: { quiet: true } })
  const rechargeHref = useRechargeHref()
  const [failure, setFailure] = useState<Failure | null>(null)
  const change = useIdempotentMutation(changePurchaseMutation(purchase.purchase_id), {
    refresh: [purchaseKeys.all, walletKeys.all, listingKeys.ofGoods(purchase.goods_id)],
    onDone: () => {
      toast({ text: m.purchase_orders_changed(), tone: 'positive' })
      onDone()
    },
    onFailed: (failed) => {
      setFailure(failed)
      if (failed.error.kind === 'business' && isAboutAccount(failed.error.code)) onUnprepared()
    },
  })
  const held = purchase.progress?.held ?? '0.00'
  const total = totalOf(wish.price, Math.max(wish.quantity - purchase.filled, 0))
  const { more, back } = differenceOf(held, total)
  const { missing } = settle(balances?.available ?? more, more)
  const isShort = missing !== '0.00'
  const styles = moneyDialog()
  return (
    <div className={styles.root}>
      <Facts
        items={[
          {
            term: m.purchase_orders_price(),
            detail: beforeAfter(formatMoney(purchase.price), formatMoney(wish.price)),
          },
          {
            term: m.purchase_orders_quantity(),
            detail: beforeAfter(formatNumber(purchase.quantity), formatNumber(wish.quantity)),
          },
          { term: m.purchase_orders_held_now(), detail: formatMoney(held) },
          { term: m.purchase_orders_held_after(), detail: formatMoney(total), isMain: true },
          ...(more === '0.00' ? [] : [{ term: m.purchase_orders_held_more(), detail: formatMoney(more) }]),
          ...(back === '0.00' ? [] : [{ term: m.purchase_orders_held_back(), detail: formatMoney(back) }]),
          ...(isShort ? [{ term: m.purchase_orders_missing(), detail: formatMoney(missing) }] : []),
        ]}
      />
      <MatchesNotice wish={wish} />
      <p className={styles.note}>{m.purchase_orders_change_rule()}</p>
      <FailureNotice failure={failure} undecidedText={m.purchase_orders_failed_undecided} />
      <div data-dialog-action="">
        <PayAction
          recharge={
            isShort
              ? { href: rechargeHref(missing), label: m.purchase_orders_recharge({ missing: formatMoney(missing) }) }
              : null
          }
          isLoading={change.isBusy}
          onClick={() => {
            setFailure(null)
            void change.send({
              purchase_id: purchase.purchase_id,
              price: wish.price,
              quantity: wish.quantity,
              style_id: wish.style_id,
              conditions: wish.conditions,
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
    </div>
  )
}

const beforeAfter = (before: string, after: string) =>
  before === after ? after : m.purchase_orders_before_after({ before, after })

/** What the change takes from the balance, or returns to it. */
function differenceOf(held: string, total: string) {
  const more = parseAmount(total) - parseAmount(held)
  return { more: formatAmount(more > 0n ? more : 0n), back: formatAmount(more < 0n ? -more : 0n) }
}
