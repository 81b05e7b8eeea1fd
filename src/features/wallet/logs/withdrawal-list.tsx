import { Badge } from '#design/ui/data/badge.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { formatDateTime, formatMoney } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { walletLog } from '#styled-system/recipes/wallet-log.js'
import type { WalletAddress } from '../use-wallet-address.ts'
import { describeFailure, describeWithdrawalState } from './describe-state.ts'
import type { WithdrawalRecord } from './records.ts'

/** My withdrawals; each opens its details, where a pending one can be confirmed. */
export function WithdrawalList({
  withdrawals,
  address,
}: {
  withdrawals: readonly WithdrawalRecord[]
  address: WalletAddress
}) {
  const timeZone = useTimeZone()
  const styles = walletLog()
  return (
    <ul className={styles.list} aria-label={m.wallet_log_withdraw()}>
      {withdrawals.map((withdrawal) => {
        const { name, tone } = describeWithdrawalState(withdrawal.state, withdrawal.failure)
        return (
          <li key={withdrawal.withdraw_id}>
            <a className={styles.row} {...address.link({ withdrawal: withdrawal.withdraw_id })}>
              <span className={styles.when}>{formatDateTime(withdrawal.created_at, timeZone)}</span>
              <span className={styles.words}>
                <span className={styles.name}>{m.wallet_withdrawal_to({ account: withdrawal.account })}</span>
                <span className={styles.note}>{noteOf(withdrawal)}</span>
              </span>
              <span className={styles.state}>
                <Badge tone={tone} size="md">
                  {name}
                </Badge>
              </span>
              <span className={styles.amount}>
                <Price
                  amount={withdrawal.state === 'failed' ? withdrawal.amount : `-${withdrawal.amount}`}
                  tone={withdrawal.state === 'failed' ? 'muted' : 'default'}
                />
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function noteOf({ withdraw_id, failure, fee, arrival_amount }: WithdrawalRecord): string {
  if (failure) return describeFailure(failure)
  const number = m.wallet_withdrawal_id({ id: withdraw_id })
  if (fee === '0.00') return number
  return `${number} · ${m.wallet_withdrawal_arrives({ amount: formatMoney(arrival_amount), fee: formatMoney(fee) })}`
}
