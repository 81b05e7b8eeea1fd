import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isAboutAccount } from '#contract/account-refusals.ts'
import type { BargainView } from '#contract/bargains/fields.ts'
import { LinkButton } from '#design/ui/action/button.tsx'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import { Facts } from '#design/ui/dialog/facts.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { PayAction } from '#features/balance/pay-action.tsx'
import { useShortfall } from '#features/balance/use-shortfall.ts'
import { useBargainPaths } from '#features/navigation/bargain-path.ts'
import { useOrderPaths } from '#features/navigation/order-path.ts'
import { termsQuery } from '#features/listings/terms-queries.ts'
import { useAllowed } from '#features/preparation/use-allowed.ts'
import { ReleaseRule } from '#features/trading/deadline/release.tsx'
import { announceFailure } from '#features/writes/announce-failure.ts'
import type { Failure } from '#features/writes/attempt.ts'
import { FailureNotice } from '#features/writes/failure-notice.tsx'
import { tellWhoLeft, type LeftTexts } from '#features/writes/tell-who-left.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { useTellUndecided } from '#features/writes/use-tell-undecided.ts'
import { durationText } from '#i18n/duration-text.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import { BargainItem } from './bargain-item.tsx'
import { payBargainMutation } from './mutations.ts'
import { OfferRules } from './offer-rules.tsx'
import type { PayBargainProps } from './pay-bargain.tsx'
import { bargainQuery, changedByBargains } from './queries.ts'

/** Pays for the next step of a bargain, after explaining what that is. It keeps its content while closing. */
export default function PayDialog({ bargain, onClose }: PayBargainProps) {
  const [last, setLast] = useState(bargain)
  if (bargain && bargain !== last) setLast(bargain)
  const { isAllowed, round, askAgain } = useAllowed('order', bargain !== null, onClose)
  return (
    <Dialog
      isOpen={bargain !== null && isAllowed}
      onClose={onClose}
      title={last?.state === 'countered' ? m.bargains_difference_title() : m.bargains_pay_title()}
      closeLabel={m.shell_close()}
    >
      {last && (
        <PayForm
          key={`${last.bargain_id}/${round}`}
          bargain={last}
          isOpen={bargain !== null}
          onUnprepared={askAgain}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

const leftTexts: LeftTexts = {
  paid: m.bargains_pay_done,
  unpaid: m.bargains_left_unpaid,
  unknown: m.bargains_pay_left_unknown,
}

interface PayFormProps {
  bargain: BargainView
  isOpen: boolean
  onUnprepared: () => void
  onClose: () => void
}

export function PayForm({ bargain, isOpen, onUnprepared, onClose }: PayFormProps) {
  const router = useRouter()
  const paths = useOrderPaths()
  const { data: terms, dataUpdatedAt } = useQuery(termsQuery())
  const { data: thread } = useQuery({ ...bargainQuery(bargain.bargain_id), meta: { quiet: true } })
  const [failure, setFailure] = useState<Failure | null>(null)
  const queryClient = useQueryClient()
  const noteFailure = useTellUndecided(leftTexts, () => {
    for (const queryKey of changedByBargains) void queryClient.invalidateQueries({ queryKey })
  })
  const { send, isBusy } = useIdempotentMutation(payBargainMutation(bargain.bargain_id), {
    refresh: changedByBargains,
    onDone: ({ order_id }) => {
      toast({ text: order_id === null ? m.bargains_pay_done() : m.bargains_difference_done(), tone: 'positive' })
      onClose()
      if (order_id !== null) void router.navigate({ href: paths.order(order_id) })
    },
    onLeft: ({ order_id }) =>
      toast({ text: order_id === null ? m.bargains_pay_done() : m.bargains_difference_done(), tone: 'positive' }),
    onLeftFailed: (failed) =>
      failed.end === 'undecided' ? tellWhoLeft('unknown', leftTexts) : announceFailure(failed),
    onFailed: (failed) => {
      setFailure(failed)
      // A payment that was not sent leaves the bargain as it was.
      noteFailure({ ...failed, created: failed.end === 'unsent' ? null : bargain })
      if (failed.error.kind === 'business' && isAboutAccount(failed.error.code)) onUnprepared()
    },
  })
  const styles = moneyDialog()
  const isDifference = bargain.counter_price !== null
  const due = bargain.amount_due ?? '0.00'
  const { available, after, shortfall } = useShortfall(due)
  const { nickname: name } = bargain.counterpart
  // What was agreed to is this step only. A counter may ask for the same amount again, and that buys the item.
  const isOver = isOpen && thread !== undefined && thread.bargain.state !== bargain.state
  useEffect(() => {
    if (isOver) noteFailure(null)
  }, [isOver, noteFailure])
  if (isOver) return <MovedOn bargain={thread.bargain} onClose={onClose} />
  return (
    <div className={styles.root}>
      <BargainItem {...bargain} who={m.bargains_to({ name })} />
      <Facts
        items={[
          { term: m.bargains_listed(), detail: formatMoney(bargain.listing_price) },
          ...(isDifference
            ? [
                { term: m.bargains_counter(), detail: formatMoney(bargain.counter_price ?? due) },
                { term: m.bargains_held_already(), detail: formatMoney(bargain.price) },
              ]
            : []),
          { term: m.bargains_buyer_fee(), detail: formatMoney('0.00') },
          { term: isDifference ? m.bargains_difference() : m.bargains_held(), detail: formatMoney(due), isMain: true },
          ...(available
            ? [
                shortfall
                  ? { term: m.bargains_missing(), detail: shortfall.missing }
                  : { term: m.bargains_balance_after(), detail: formatMoney(after) },
              ]
            : []),
        ]}
      />
      <ul className={styles.rules}>
        {isDifference && terms && (
          <>
            <li>{m.bargains_difference_rule({ time: durationText(terms.rules.delivery_seconds) })}</li>
            <li>{m.bargains_difference_rule_refund()}</li>
            <li>
              <ReleaseRule side="buyer" protection={terms.rules.protection_seconds} readAt={dataUpdatedAt} />
            </li>
          </>
        )}
        {!isDifference && thread && <OfferRules name={name} seconds={thread.rules.answer_seconds} />}
      </ul>
      <div data-dialog-action="">
        <FailureNotice failure={failure} undecidedText={m.bargains_undecided} />
        <PayAction
          recharge={shortfall && { href: shortfall.href, label: m.bargains_recharge({ missing: shortfall.missing }) }}
          isLoading={isBusy}
          onClick={() => {
            setFailure(null)
            noteFailure(null)
            void send({ bargain_id: bargain.bargain_id, price: bargain.counter_price ?? bargain.price, amount: due })
          }}
        >
          {isDifference
            ? m.bargains_difference_go({ due: formatMoney(due) })
            : m.bargains_pay_go({ price: formatMoney(due) })}
        </PayAction>
      </div>
    </div>
  )
}

/** Paid, countered or ended meanwhile: in another tab, by the seller or because time ran out. */
function MovedOn({ bargain, onClose }: { bargain: BargainView; onClose: () => void }) {
  const orders = useOrderPaths()
  const bargains = useBargainPaths()
  const { bargain_id, order_id, goods_info, asset, counterpart, state, counter_price } = bargain
  return (
    <div className={moneyDialog().root}>
      <BargainItem goods_info={goods_info} asset={asset} who={m.bargains_to({ name: counterpart.nickname })} />
      <p role="status">
        {state === 'countered' && counter_price !== null
          ? m.bargains_pay_countered({ price: formatMoney(counter_price) })
          : m.bargains_pay_over()}
      </p>
      <div data-dialog-action="">
        {order_id === null ? (
          <LinkButton look="primary" size="lg" isFull href={bargains.bargain('buyer', bargain_id)} onClick={onClose}>
            {m.bargains_see()}
          </LinkButton>
        ) : (
          <LinkButton look="primary" size="lg" isFull href={orders.order(order_id)}>
            {m.bargains_to_order()}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
