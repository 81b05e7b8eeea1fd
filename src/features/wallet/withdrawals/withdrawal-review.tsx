import { useEffect, useRef } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { Facts } from '#design/ui/dialog/facts.tsx'
import { useBackCloses } from '#design/ui/dialog/use-back-closes.ts'
import { DialogProblem } from '#features/errors/dialog-problem.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { MoneyAction } from '#features/connection/money-button.tsx'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import { announceFailure } from '#features/writes/announce-failure.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { durationText } from '#i18n/duration-text.ts'
import { formatMoney } from '#i18n/format.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import type { WalletAddress } from '../use-wallet-address.ts'
import { areTermsOver, type Terms } from './model.ts'
import { beginWithdrawalMutation } from './mutations.ts'
import { changedByWithdrawals } from './queries.ts'

interface WithdrawalReviewProps {
  terms: Terms
  address: WalletAddress
  /** Returns to the amount, with a reason unless the person chose to. */
  onBack: (reason?: string) => void
}

/** The terms to confirm: what leaves, what arrives, where and when. */
export function WithdrawalReview({ terms, address, onBack }: WithdrawalReviewProps) {
  const styles = moneyDialog()
  const begin = useIdempotentMutation(beginWithdrawalMutation(), {
    refresh: changedByWithdrawals,
    onDone: ({ withdrawal }) => address.open({ withdrawal: withdrawal.withdraw_id }, true),
    onLeft: () => toast({ text: m.wallet_left_begun() }),
    onLeftFailed: announceFailure,
    onFailed: ({ error }) => areTermsOver(error) && onBack(describeCallError(error)),
  })
  useBackCloses(true, () => !begin.isBusy && onBack())
  const send = useRef<HTMLButtonElement>(null)
  // The form before is unmounted, and the focus with it.
  useEffect(() => send.current?.focus(), [])
  const { amount, account, confirmation } = terms
  const left = formatAmount(parseAmount(terms.available) - parseAmount(terms.amount))
  return (
    <div className={styles.root}>
      <div className={styles.sum}>
        <Price amount={terms.arrival_amount} size="xl" />
        <p className={styles.note}>
          {account && m.wallet_account({ account: account.account, name: account.real_name })}
        </p>
      </div>
      <Facts
        items={[
          { term: m.wallet_amount(), detail: formatMoney(terms.amount) },
          { term: m.wallet_fee(), detail: formatMoney(terms.fee) },
          { term: m.wallet_arrival(), detail: formatMoney(terms.arrival_amount), isMain: true },
          { term: m.wallet_arrives(), detail: m.wallet_arrives_within({ time: durationText(terms.arrives_in) }) },
          { term: m.wallet_left(), detail: formatMoney(left) },
        ]}
      />
      <div data-dialog-action="">
        <DialogProblem>{begin.error}</DialogProblem>
        <MoneyAction
          ref={send}
          look="primary"
          size="lg"
          isFull
          isLoading={begin.isBusy}
          onClick={() =>
            account && confirmation && void begin.send({ amount, account_id: account.account_id, confirmation })
          }
        >
          {m.wallet_withdraw_send()}
        </MoneyAction>
      </div>
      <Button look="ghost" isFull disabled={begin.isBusy} onClick={() => onBack()}>
        {m.wallet_back()}
      </Button>
      <p className={styles.fine}>{m.wallet_withdraw_text()}</p>
    </div>
  )
}
