import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { Countdown } from '#design/ui/data/countdown.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { MoneyAction, MoneyButton } from '#features/connection/money-button.tsx'
import { DemoInboxLink } from '#features/credentials/demo-inbox-link.tsx'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import { Facts } from '#design/ui/dialog/facts.tsx'
import { cleanCode } from './model.ts'
import { useConfirmWithdrawal } from './use-confirm-withdrawal.ts'
import type { ProgressProps } from './withdrawal-progress.tsx'

const codeLength = 4

/** The money is held; the SMS code starts the payout. */
export function ConfirmStep({ withdrawal }: ProgressProps) {
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // The button before is unmounted, and the focus with it.
  useEffect(() => field.current?.focus(), [])
  const styles = moneyDialog()
  const { confirm, resend, cancel, refresh, error, clearError } = useConfirmWithdrawal(withdrawal, () => setCode(''))
  return (
    <Form
      className={styles.root}
      // The field with the focus is read out; the seconds until another code would be, too, each of them.
      aria-live="off"
      onSubmit={() => {
        if (code.length === codeLength) confirm.run(code)
      }}
    >
      <div className={styles.sum}>
        <Price amount={withdrawal.arrival_amount} size="xl" />
        <p className={styles.note}>{m.wallet_withdrawal_to({ account: withdrawal.account })}</p>
      </div>
      <TextField
        ref={field}
        label={m.wallet_code()}
        size="lg"
        isNumeric
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => {
          clearError()
          setCode(cleanCode(event.target.value))
        }}
        error={error}
        keepsHint
        hint={
          <>
            {m.wallet_code_sent()} <DemoInboxLink />
          </>
        }
        suffix={
          <Button look="ghost" size="sm" disabled={resend.left > 0} isLoading={resend.isBusy} onClick={resend.run}>
            {resend.left > 0 ? m.wallet_code_again_in({ seconds: resend.left }) : m.wallet_code_again()}
          </Button>
        }
      />
      <Facts
        items={[
          { term: m.wallet_amount(), detail: formatMoney(withdrawal.amount) },
          { term: m.wallet_fee(), detail: formatMoney(withdrawal.fee) },
          ...(withdrawal.confirm_before
            ? [
                {
                  term: m.wallet_confirm_within(),
                  detail: (
                    <Countdown
                      until={withdrawal.confirm_before * 1000}
                      formatDays={(days) => m.orders_days({ days })}
                      onEnd={refresh}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
      <div data-dialog-action="">
        <MoneyAction
          type="submit"
          look="primary"
          size="lg"
          isFull
          disabled={code.length < codeLength}
          isLoading={confirm.isBusy}
        >
          {m.wallet_withdraw_confirm({ amount: formatMoney(withdrawal.arrival_amount) })}
        </MoneyAction>
      </div>
      <MoneyButton look="ghost" isFull isLoading={cancel.isBusy} disabled={confirm.isBusy} onClick={cancel.run}>
        {m.wallet_withdraw_cancel()}
      </MoneyButton>
    </Form>
  )
}
