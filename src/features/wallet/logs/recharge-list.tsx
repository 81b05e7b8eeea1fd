import { Badge } from '#design/ui/data/badge.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { formatDateTime } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { walletLog } from '#styled-system/recipes/wallet-log.js'
import type { WalletAddress } from '../use-wallet-address.ts'
import { describeRechargeState } from './describe-state.ts'
import type { RechargeRecord } from './records.ts'

/** My recharges; each opens its details, where a pending one can still be paid. */
export function RechargeList({ recharges, address }: { recharges: readonly RechargeRecord[]; address: WalletAddress }) {
  const timeZone = useTimeZone()
  const styles = walletLog()
  return (
    <ul className={styles.list} aria-label={m.wallet_log_recharge()}>
      {recharges.map((recharge) => {
        const { name, tone } = describeRechargeState(recharge.state)
        return (
          <li key={recharge.recharge_id}>
            <a className={styles.row} {...address.link({ recharge: recharge.recharge_id })}>
              <span className={styles.when}>{formatDateTime(recharge.created_at, timeZone)}</span>
              <span className={styles.words}>
                <span className={styles.name}>{m.wallet_recharge_id({ id: recharge.recharge_id })}</span>
                <span className={styles.note}>
                  {recharge.method === 'qr' ? m.wallet_method_qr() : m.wallet_method_page()}
                  {recharge.trade_no && ` · ${m.wallet_provider_no({ number: recharge.trade_no })}`}
                </span>
              </span>
              <span className={styles.state}>
                <Badge tone={tone} size="md">
                  {name}
                </Badge>
              </span>
              <span className={styles.amount}>
                <Price
                  amount={recharge.amount}
                  isSigned={recharge.state === 'paid'}
                  tone={recharge.state === 'paid' ? 'positive' : 'muted'}
                />
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
