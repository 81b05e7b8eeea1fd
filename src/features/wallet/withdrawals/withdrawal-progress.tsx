import { useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { CheckIcon, CloseIcon } from '#design/ui/icon/icons.tsx'
import { ClockIcon } from '#design/ui/icon/account-icons.tsx'
import { formatDateTime, formatMoney } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import { Facts } from '#design/ui/dialog/facts.tsx'
import { describeFailure, describeWithdrawalState } from '../logs/describe-state.ts'
import { Outcome } from '#design/ui/dialog/outcome.tsx'
import type { WalletAddress } from '../use-wallet-address.ts'
import { ConfirmStep } from './confirm-step.tsx'
import type { Withdrawal, WithdrawalEvent } from './model.ts'
import { changedByWithdrawals } from './queries.ts'
import { WithdrawalCourse } from './withdrawal-course.tsx'

export interface ProgressProps {
  withdrawal: Withdrawal
  events: readonly WithdrawalEvent[]
  address: WalletAddress
}

const views: Record<Withdrawal['state'], (props: ProgressProps) => ReactNode> = {
  awaiting_confirmation: ConfirmStep,
  processing: Processing,
  paid: Paid,
  failed: Failed,
}

/** One withdrawal by state: awaiting its code, processing, paid, or returned. */
export function WithdrawalProgress(props: ProgressProps) {
  const queryClient = useQueryClient()
  const { state } = props.withdrawal
  const View = views[state]
  // Refetches the wallet behind the dialog whenever the state changes, and what other pages tell of it.
  useEffect(() => {
    for (const queryKey of changedByWithdrawals) void queryClient.invalidateQueries({ queryKey })
  }, [queryClient, state])
  return (
    <div className={moneyDialog().root} aria-live="polite">
      <View {...props} />
    </div>
  )
}

function Processing({ withdrawal, events, address }: ProgressProps) {
  return (
    <Outcome
      tone="warning"
      icon={<ClockIcon size={28} />}
      title={m.wallet_withdraw_on_its_way({ amount: formatMoney(withdrawal.arrival_amount) })}
      text={m.wallet_withdraw_on_its_way_text({ account: withdrawal.account })}
    >
      <WithdrawalCourse withdrawal={withdrawal} events={events} />
      <Button size="lg" isFull onClick={address.close}>
        {m.wallet_done()}
      </Button>
    </Outcome>
  )
}

function Paid({ withdrawal, events, address }: ProgressProps) {
  return (
    <Outcome
      tone="positive"
      icon={<CheckIcon size={28} />}
      title={m.wallet_withdraw_arrived({ amount: formatMoney(withdrawal.arrival_amount) })}
      text={m.wallet_withdraw_arrived_text({ account: withdrawal.account })}
    >
      <WithdrawalFacts withdrawal={withdrawal} />
      <WithdrawalCourse withdrawal={withdrawal} events={events} />
      <Button look="primary" size="lg" isFull onClick={address.close}>
        {m.wallet_done()}
      </Button>
    </Outcome>
  )
}

function Failed({ withdrawal, events, address }: ProgressProps) {
  const { failure } = withdrawal
  const isOwn = failure === 'cancelled' || failure === 'not_confirmed'
  return (
    <Outcome
      tone={isOwn ? 'neutral' : 'negative'}
      icon={<CloseIcon size={28} />}
      title={describeWithdrawalState('failed', failure).name}
      text={
        <>
          {failure && describeFailure(failure)}{' '}
          {m.wallet_withdraw_back_text({ amount: formatMoney(withdrawal.amount) })}
        </>
      }
    >
      <WithdrawalCourse withdrawal={withdrawal} events={events} />
      <Button look="primary" size="lg" isFull onClick={() => address.open({ withdrawal: 'new' }, true)}>
        {m.wallet_withdraw_again()}
      </Button>
    </Outcome>
  )
}

function WithdrawalFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const timeZone = useTimeZone()
  return (
    <Facts
      items={[
        { term: m.wallet_amount(), detail: formatMoney(withdrawal.amount) },
        { term: m.wallet_fee(), detail: formatMoney(withdrawal.fee) },
        ...(withdrawal.transfer_no ? [{ term: m.wallet_transfer_no(), detail: withdrawal.transfer_no }] : []),
        ...(withdrawal.ended_at
          ? [{ term: m.wallet_arrived_at(), detail: formatDateTime(withdrawal.ended_at, timeZone) }]
          : []),
      ]}
    />
  )
}
