import { useEffect, useRef } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { MoneyAction } from '#features/connection/money-button.tsx'
import { durationText } from '#i18n/duration-text.ts'
import { formatMoney } from '#i18n/format.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import { Facts } from '../facts.tsx'
import type { WalletAddress } from '../use-wallet-address.ts'
import type { Terms } from './model.ts'
import { useBeginWithdrawal } from './use-begin-withdrawal.ts'

interface WithdrawalReviewProps {
  terms: Terms
  address: WalletAddress
  /** Back to the amount, with a reason when it was not the person's own step. */
  onBack: (reason?: string) => void
}

/** The terms as the exchange will have them confirmed: what leaves, what arrives, where and when. */
export function WithdrawalReview({ terms, address, onBack }: WithdrawalReviewProps) {
  const styles = moneyDialog()
  const { begin, isBusy, error } = useBeginWithdrawal({
    onBegun: (id) => address.open({ withdrawal: id }, true),
    onTermsOver: onBack,
  })
  const send = useRef<HTMLButtonElement>(null)
  // The form that led here is gone, and the focus with it.
  useEffect(() => send.current?.focus(), [])
  const { account } = terms
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
      {error && (
        <p className={styles.notice} data-tone="negative" role="alert">
          {error}
        </p>
      )}
      <div data-dialog-action="">
        <MoneyAction ref={send} look="primary" size="lg" isFull isLoading={isBusy} onClick={() => begin(terms)}>
          {m.wallet_withdraw_send()}
        </MoneyAction>
      </div>
      <Button look="ghost" isFull disabled={isBusy} onClick={() => onBack()}>
        {m.wallet_back()}
      </Button>
      <p className={styles.fine}>{m.wallet_withdraw_text()}</p>
    </div>
  )
}
