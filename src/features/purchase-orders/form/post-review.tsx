import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { Facts } from '#design/ui/dialog/facts.tsx'
import { Step } from '#design/ui/dialog/step.tsx'
import { PayAction } from '#features/balance/pay-action.tsx'
import { useRechargeHref } from '#features/balance/recharge-href.ts'
import { settle } from '#features/balance/settle.ts'
import { DialogPending } from '#features/errors/dialog-pending.tsx'
import { DialogProblem } from '#features/errors/dialog-problem.tsx'
import { termsQuery } from '#features/listings/terms-queries.ts'
import type { GoodsDetail } from '#features/listings/standing.ts'
import { usePurchasePaths } from '#features/navigation/purchase-path.ts'
import { FailureNotice } from '#features/writes/failure-notice.tsx'
import { usePaymentOpen } from '#features/writes/use-payment-open.ts'
import { durationText } from '#i18n/duration-text.ts'
import { formatDateTime, formatMoney, formatNumber } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import { describeConditions } from '../describe-conditions.ts'
import { openText, totalOf, type PurchaseTerms } from './draft.ts'
import { MatchesNotice } from './matches-notice.tsx'
import { OpenNotice } from './open-notice.tsx'
import { purchaseCheckQuery } from '../queries.ts'
import { usePost, type Posted, type PostFailure } from './use-post.ts'

interface PostReviewProps {
  detail: GoodsDetail
  terms: PurchaseTerms
  /** The goods of the stickers and charm in the terms. */
  named: readonly { goods_id: string; name: string }[]
  onBack: () => void
  /** It is posted, though not paid yet. */
  onMade: () => void
  onPosted: (posted: Posted) => void
  onUnprepared: () => void
}

/** Reviews a new purchase order: the total, the rules, and listings that would fill it today. One button posts and pays it. */
export function PostReview({ detail, terms, named, onBack, onMade, onPosted, onUnprepared }: PostReviewProps) {
  const check = useQuery(purchaseCheckQuery(terms))
  const { data: market } = useQuery(termsQuery())
  const rechargeHref = useRechargeHref()
  const [failure, setFailure] = useState<PostFailure | null>(null)
  const { post, isPosting } = usePost({ onMade, onPosted, onFailed: setFailure, onUnprepared })
  // The balance may be less by this payment already, and the check may count what it posted: neither bars the repeat.
  const isRepeat = usePaymentOpen(failure)
  const back = () => !isPosting && onBack()
  const styles = moneyDialog()
  if (!check.data) {
    return (
      <Step className={styles.root} onBack={back}>
        <DialogPending
          query={check}
          loadingLabel={m.purchase_orders_checking()}
          failedTitle={m.purchase_orders_check_failed()}
        />
      </Step>
    )
  }
  const { is_allowed, problems, available, my_open_purchase } = check.data
  // What this dialog has posted is told by its outcome.
  const isOwn = isPosting || failure?.created?.purchase_id === my_open_purchase?.purchase_id
  const total = totalOf(terms.price, terms.quantity)
  const { after, missing } = settle(available ?? '0.00', total)
  const isShort = !isRepeat && missing !== '0.00'
  const style = detail.styles.find(({ style_id }) => style_id === terms.style_id)
  const asked = describeConditions({ conditions: terms.conditions, named_goods: named })
  // A step of its own, so that what was checked is read out, too.
  return (
    <Step key="checked" className={styles.root} onBack={back}>
      <Facts
        items={[
          {
            term: m.purchase_orders_goods(),
            detail: [detail.goods_info.name, style?.name].filter(Boolean).join(' · '),
          },
          ...(asked.length > 0 ? [{ term: m.purchase_orders_conditions(), detail: asked.join(' · ') }] : []),
          { term: m.purchase_orders_price(), detail: formatMoney(terms.price) },
          { term: m.purchase_orders_quantity(), detail: formatNumber(terms.quantity) },
          { term: m.purchase_orders_buyer_fee(), detail: formatMoney('0.00') },
          { term: m.purchase_orders_held(), detail: formatMoney(total), isMain: true },
          ...(isRepeat
            ? []
            : [
                isShort
                  ? { term: m.purchase_orders_missing(), detail: formatMoney(missing) }
                  : { term: m.purchase_orders_balance_after(), detail: formatMoney(after) },
              ]),
        ]}
      />
      {my_open_purchase && !isOwn && <OpenNotice open={my_open_purchase} />}
      <MatchesNotice terms={terms} />
      <ul className={styles.rules}>
        <li>{m.purchase_orders_rule_open({ time: openText(terms.open_days) })}</li>
        <li>{m.purchase_orders_rule_hold()}</li>
        {market && <li>{m.purchase_orders_rule_supply({ time: durationText(market.rules.delivery_seconds) })}</li>}
      </ul>
      <div data-dialog-action="">
        {!isRepeat && problems.map(({ code, message }) => <DialogProblem key={code}>{message}</DialogProblem>)}
        {failure && <PostFailureNotice failure={failure} />}
        <PayAction
          recharge={
            isShort
              ? { href: rechargeHref(missing), label: m.purchase_orders_recharge({ missing: formatMoney(missing) }) }
              : null
          }
          disabled={!is_allowed && !isRepeat}
          isLoading={isPosting}
          onClick={() => {
            setFailure(null)
            post(terms)
          }}
        >
          {m.purchase_orders_post({ total: formatMoney(total) })}
        </PayAction>
        <Button look="ghost" isFull disabled={isPosting} onClick={onBack}>
          {m.purchase_orders_back_to_form()}
        </Button>
      </div>
    </Step>
  )
}

/** Why it failed. A purchase order that was posted but not paid waits for payment on its page. */
function PostFailureNotice({ failure }: { failure: PostFailure }) {
  const paths = usePurchasePaths()
  const timeZone = useTimeZone()
  return (
    <FailureNotice failure={failure} undecidedText={m.purchase_orders_failed_undecided}>
      {failure.created && failure.end === 'refused' && (
        <p>
          {m.purchase_orders_failed_unpaid({ time: formatDateTime(failure.created.pay_before, timeZone) })}{' '}
          <a className={moneyDialog().link} href={paths.purchase(failure.created.purchase_id)}>
            {m.purchase_orders_see()}
          </a>
        </p>
      )}
    </FailureNotice>
  )
}
