import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { Countdown } from '#design/ui/data/countdown.tsx'
import { ClockIcon } from '#design/ui/icon/account-icons.tsx'
import { walletKeys } from '#features/balance/queries.ts'
import { MoneyLink } from '#features/connection/money-button.tsx'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { openMoney } from '#styled-system/recipes/open-money.js'
import { openRechargesQuery } from './recharges/queries.ts'
import type { WalletAddress } from './use-wallet-address.ts'
import { openWithdrawalsQuery } from './withdrawals/queries.ts'

/** Unfinished business: recharges to pay and withdrawals to confirm, each with the time left and a link back to it. */
export function OpenMoney({ address }: { address: WalletAddress }) {
  const recharges = useQuery(openRechargesQuery())
  const withdrawals = useQuery(openWithdrawalsQuery())
  useBalancesAfter(recharges.data?.length)
  useBalancesAfter(withdrawals.data?.length)
  const styles = openMoney()
  const count = (recharges.data?.length ?? 0) + (withdrawals.data?.length ?? 0)
  if (count === 0) return null
  return (
    <ul className={styles.root} aria-label={m.wallet_open()}>
      {recharges.data?.map(({ recharge_id, amount, expires_at }) => (
        <Open
          key={`recharge-${recharge_id}`}
          text={m.wallet_open_recharge({ amount: formatMoney(amount) })}
          until={expires_at}
          now={recharges.dataUpdatedAt}
          action={
            <MoneyLink size="sm" {...address.link({ recharge: recharge_id })}>
              {m.wallet_open_pay()}
            </MoneyLink>
          }
        />
      ))}
      {withdrawals.data?.map(({ withdraw_id, amount, account, confirm_before }) => (
        <Open
          key={`withdrawal-${withdraw_id}`}
          text={m.wallet_open_withdrawal({ amount: formatMoney(amount), account })}
          until={confirm_before}
          now={withdrawals.dataUpdatedAt}
          action={
            <MoneyLink size="sm" {...address.link({ withdrawal: withdraw_id })}>
              {m.wallet_open_confirm()}
            </MoneyLink>
          }
        />
      ))}
    </ul>
  )
}

interface OpenProps {
  text: string
  /** Seconds since the epoch. */
  until: number | null
  /** When the data was read, in milliseconds. */
  now: number
  action: ReactNode
}

function Open({ text, until, now, action }: OpenProps) {
  const styles = openMoney()
  return (
    <li className={styles.item}>
      <span className={styles.icon}>
        <ClockIcon />
      </span>
      <span className={styles.text}>{text}</span>
      {until !== null && (
        <Countdown until={until * 1000} now={now} weight="semibold" formatDays={(days) => m.orders_days({ days })} />
      )}
      {action}
    </li>
  )
}

/** Refetches the balances when fewer are open: a recharge has ended, possibly paid, or a withdrawal, possibly returned. */
function useBalancesAfter(open: number | undefined) {
  const queryClient = useQueryClient()
  const before = useRef(open)
  useEffect(() => {
    const hasEnded = before.current !== undefined && open !== undefined && open < before.current
    before.current = open
    if (!hasEnded) return
    void queryClient.invalidateQueries({ queryKey: walletKeys.balances() })
    void queryClient.invalidateQueries({ queryKey: walletKeys.logs() })
  }, [queryClient, open])
}
