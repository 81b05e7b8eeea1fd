import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { AmountField } from '#design/ui/form/amount-field.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { Button } from '#design/ui/action/button.tsx'
import { Field } from '#design/ui/form/field.tsx'
import { Select } from '#design/ui/form/select.tsx'
import { MoneyAction } from '#features/connection/money-button.tsx'
import { fieldErrorOf } from '#features/errors/field-error.ts'
import { usePlace } from '#features/navigation/use-place.ts'
import type { ReceivingAccount } from '#features/receiving-accounts/queries.ts'
import { durationText } from '#i18n/duration-text.ts'
import { formatMoney } from '#i18n/format.ts'
import { cleanAmount, wireAmountOf } from '#lib/clean-amount.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import { Facts } from '#design/ui/dialog/facts.tsx'
import { amountFaultOf, boundOf, mostOf, waitingOf, type Terms } from './model.ts'
import { termsQuery } from './queries.ts'

interface WithdrawalFormProps {
  /** The terms before an amount is typed: limits and balance. */
  start: Terms
  accounts: readonly ReceivingAccount[]
  amount: string
  accountId: string | undefined
  /** Why the person was sent back here. */
  notice: string | undefined
  onAmount: (amount: string) => void
  onAccount: (accountId: string) => void
  onTerms: (terms: Terms) => void
}

/** The amount and the account. The limits are below; the exchange computes the fee. */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { start, accounts, amount, accountId, notice, onAmount, onAccount, onTerms } = props
  const queryClient = useQueryClient()
  const { find } = usePlace()
  const field = useRef<HTMLInputElement>(null)
  // It mounts once the limits are known, after the dialog chose its initial focus, or on return from the terms.
  useEffect(() => field.current?.focus(), [])
  const [error, setError] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  /** Counts what was asked and what was changed since: an answer counts for what it was asked about. */
  const asked = useRef(0)
  const styles = moneyDialog()
  const wire = wireAmountOf(amount)
  const isAmount = wire !== undefined && wire !== '0.00'
  const most = mostOf(start)
  const can = formatMoney(start.withdrawable)
  const rest = waitingOf(start)
  const accountsHref = find('/receivables')
  const set = (text: string) => {
    asked.current++
    setError(undefined)
    onAmount(text)
  }

  const look = () => {
    const bound = wire === undefined ? null : boundOf(start, wire)
    if (bound === null) return
    setError(
      'most' in bound
        ? m.wallet_withdraw_most({ amount: formatMoney(bound.most) })
        : m.wallet_withdraw_least({ amount: formatMoney(bound.least) }),
    )
  }

  async function ask() {
    if (!isAmount || isAsking) return
    onAmount(cleanAmount(amount))
    setAsking(true)
    const own = ++asked.current
    try {
      const terms = await queryClient.fetchQuery(termsQuery(wire, accountId))
      if (own !== asked.current) return
      if (terms.confirmation) onTerms(terms)
      else setError(amountFaultOf(terms) ?? terms.reasons[0]?.message)
    } catch (caught) {
      if (own === asked.current) setError(fieldErrorOf(caught))
    } finally {
      setAsking(false)
    }
  }

  return (
    <Form
      className={styles.root}
      onSubmit={() => {
        void ask()
      }}
    >
      {notice && (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      )}
      <AmountField
        ref={field}
        label={m.wallet_amount()}
        size="lg"
        value={amount}
        onChange={set}
        onBlur={look}
        error={error}
        hint={
          rest
            ? m.wallet_withdrawable_rest({ amount: can, rest: formatMoney(rest) })
            : m.wallet_withdrawable({ amount: can })
        }
        suffix={
          most && (
            <Button look="ghost" size="sm" onClick={() => set(most)}>
              {m.wallet_withdraw_all()}
            </Button>
          )
        }
      />
      <div className={styles.field}>
        <Field label={m.wallet_withdraw_to()}>
          {(control) => (
            <Select
              {...control}
              isFull
              options={accounts.map(({ account_id, account, real_name }) => ({
                value: account_id,
                label: m.wallet_account({ account, name: real_name }),
              }))}
              value={accountId ?? ''}
              onChange={(id) => {
                asked.current++
                onAccount(id)
              }}
            />
          )}
        </Field>
        {accountsHref && (
          <a className={styles.link} href={accountsHref}>
            {m.wallet_accounts_manage()}
          </a>
        )}
      </div>
      <Facts items={limitsOf(start)} />
      <div data-dialog-action="">
        <MoneyAction type="submit" look="primary" size="lg" isFull disabled={!isAmount} isLoading={isAsking}>
          {m.wallet_withdraw_next()}
        </MoneyAction>
      </div>
    </Form>
  )
}

function limitsOf({ limits, arrives_in }: Terms) {
  return [
    {
      term: m.wallet_limit_once(),
      detail: m.wallet_limit_range({ from: formatMoney(limits.minimum), to: formatMoney(limits.maximum) }),
    },
    {
      term: m.wallet_limit_day(),
      detail: m.wallet_limit_left({ left: formatMoney(limits.daily_left), all: formatMoney(limits.daily) }),
    },
    {
      term: m.wallet_limit_count(),
      detail: m.wallet_limit_left({ left: String(limits.daily_count_left), all: String(limits.daily_count) }),
    },
    { term: m.wallet_arrives(), detail: m.wallet_arrives_within({ time: durationText(arrives_in) }) },
  ]
}
