import { useQuery, useQueryClient } from '@tanstack/react-query'
import { QRCodeSVG } from 'qrcode.react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { Countdown } from '#design/ui/data/countdown.tsx'
import { CheckIcon, CloseIcon } from '#design/ui/icon/icons.tsx'
import { ClockIcon } from '#design/ui/icon/account-icons.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { balancesQuery } from '#features/balance/queries.ts'
import { formatDateTime, formatMoney } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import { Outcome } from '#design/ui/dialog/outcome.tsx'
import type { WalletAddress } from '../use-wallet-address.ts'
import { phaseOf, type Recharge, type RechargePhase } from './model.ts'
import { changedByRecharges, rechargeQuery } from './queries.ts'

interface ProgressProps {
  recharge: Recharge
  address: WalletAddress
}

const views: Record<RechargePhase, (props: ProgressProps) => ReactNode> = {
  waiting: Waiting,
  overdue: Overdue,
  paid: Paid,
  closed: Closed,
}

/**
 * One recharge as of its last poll (`now`, in milliseconds), until it is final. Leaving changes nothing: the recharge
 * continues, and can be reopened.
 */
export function RechargeProgress({ now, recharge, address }: ProgressProps & { now: number }) {
  useFreshWallet(recharge.state)
  const View = views[phaseOf(recharge, now)]
  const root = useRef<HTMLDivElement>(null)
  // The form or phase before is unmounted, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [View])
  return (
    <div ref={root} className={moneyDialog().root} aria-live="polite">
      <View recharge={recharge} address={address} />
    </div>
  )
}

/** Refetches the wallet behind the dialog once the recharge has ended. */
function useFreshWallet(state: Recharge['state']) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (state === 'created') return
    for (const queryKey of changedByRecharges) void queryClient.invalidateQueries({ queryKey })
  }, [queryClient, state])
}

function Waiting({ recharge, address }: ProgressProps) {
  const queryClient = useQueryClient()
  const timeZone = useTimeZone()
  const styles = moneyDialog()
  const isQr = recharge.method === 'qr'
  const askAgain = () => void queryClient.invalidateQueries(rechargeQuery(recharge.recharge_id))
  return (
    <>
      <div className={styles.sum}>
        <Price amount={recharge.amount} size="xl" />
        <p className={styles.note}>
          {m.wallet_recharge_within()}{' '}
          <Countdown
            until={recharge.expires_at * 1000}
            weight="semibold"
            formatDays={(days) => m.orders_days({ days })}
            onEnd={askAgain}
          />
        </p>
      </div>
      {recharge.pay_url && isQr && (
        <div className={styles.qr}>
          <QRCodeSVG
            value={recharge.pay_url}
            size={192}
            marginSize={2}
            role="img"
            title={m.wallet_recharge_qr({ amount: formatMoney(recharge.amount) })}
          />
        </div>
      )}
      <p className={styles.center}>{isQr ? m.wallet_recharge_scan() : m.wallet_recharge_page()}</p>
      {recharge.pay_url && (
        <LinkButton
          look={isQr ? 'secondary' : 'primary'}
          isFull
          href={recharge.pay_url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {isQr ? m.wallet_recharge_open_here() : m.wallet_recharge_open_page()}
        </LinkButton>
      )}
      <Button look="ghost" isFull onClick={address.close}>
        {m.wallet_recharge_later()}
      </Button>
      <p className={styles.fine}>{m.wallet_recharge_closes({ time: formatDateTime(recharge.expires_at, timeZone) })}</p>
    </>
  )
}

function Overdue({ recharge, address }: ProgressProps) {
  return (
    <Outcome
      tone="warning"
      icon={<ClockIcon size={28} />}
      title={m.wallet_recharge_overdue()}
      text={m.wallet_recharge_overdue_text({ amount: formatMoney(recharge.amount) })}
    >
      <Button isFull onClick={address.close}>
        {m.wallet_done()}
      </Button>
    </Outcome>
  )
}

function Paid({ recharge, address }: ProgressProps) {
  const { data: balances } = useQuery({ ...balancesQuery(), meta: { quiet: true } })
  return (
    <Outcome
      tone="positive"
      icon={<CheckIcon size={28} />}
      title={m.wallet_recharge_done({ amount: formatMoney(recharge.amount) })}
      text={balances && m.wallet_available_now({ amount: formatMoney(balances.available) })}
    >
      {address.back ? (
        <LinkButton look="primary" size="lg" isFull href={address.back}>
          {m.wallet_recharge_back()}
        </LinkButton>
      ) : (
        <Button look="primary" size="lg" isFull onClick={address.close}>
          {m.wallet_done()}
        </Button>
      )}
    </Outcome>
  )
}

function Closed({ recharge, address }: ProgressProps) {
  return (
    <Outcome
      tone="neutral"
      icon={<CloseIcon size={28} />}
      title={m.wallet_recharge_ended()}
      text={m.wallet_recharge_ended_text({ amount: formatMoney(recharge.amount) })}
    >
      <Button
        look="primary"
        size="lg"
        isFull
        onClick={() => address.open({ recharge: 'new', amount: recharge.amount, back: address.back }, true)}
      >
        {m.wallet_recharge_again()}
      </Button>
    </Outcome>
  )
}
