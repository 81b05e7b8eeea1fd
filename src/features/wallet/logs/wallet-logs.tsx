import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Tabs } from '#design/ui/navigation/tabs.tsx'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { walletLog } from '#styled-system/recipes/wallet-log.js'
import {
  filterKeys,
  filtersOf,
  logs,
  type Log,
  type LogFilters as LogFilterValues,
  type WalletSearch,
} from '../search.ts'
import type { WalletAddress } from '../use-wallet-address.ts'
import { FlowList } from './flow-list.tsx'
import { LogFilters, noFilters } from './log-filters.tsx'
import { LogFrame } from './log-frame.tsx'
import { flowQuery, rechargesQuery, withdrawalsQuery } from './queries.ts'
import { RechargeList } from './recharge-list.tsx'
import { WithdrawalList } from './withdrawal-list.tsx'

const names: Record<Log, () => string> = {
  flow: m.wallet_statement,
  recharge: m.wallet_log_recharge,
  withdraw: m.wallet_log_withdraw,
}

interface WalletLogsProps {
  search: WalletSearch
  address: WalletAddress
}

/** The logs behind the wallet's balances: all changes, recharges, withdrawals. */
export function WalletLogs({ search, address }: WalletLogsProps) {
  const filters = filtersOf(search)
  const log = filters.log ?? 'flow'
  const isFiltered = filterKeys.some((key) => filters[key] !== undefined)
  const styles = walletLog()
  const View = views[log]
  return (
    <section className={card({ isClipped: true })} aria-label={m.wallet_logs()}>
      <div className={styles.frame}>
        <Tabs
          label={m.wallet_logs()}
          items={logs.map((value) => ({ value, label: names[value]() }))}
          value={log}
          onChange={(value) => address.show(value === 'flow' ? undefined : value)}
        >
          <LogFilters filters={filters} address={address} />
          <View
            filters={filters}
            address={address}
            onClear={isFiltered ? () => address.filter(noFilters) : undefined}
          />
        </Tabs>
      </div>
    </section>
  )
}

interface LogProps {
  filters: LogFilterValues
  address: WalletAddress
  onClear: (() => void) | undefined
}

const views: Record<Log, (props: LogProps) => ReactNode> = { flow: Flow, recharge: Recharges, withdraw: Withdrawals }

/** The previous results stay, dimmed, until the new ones arrive. */
const kept = { placeholderData: keepPreviousOnline }

function Flow({ filters, address, onClear }: LogProps) {
  const log = useInfiniteQuery({ ...flowQuery(filters, useTimeZone()), ...kept })
  return (
    <LogFrame log={log} empty={{ title: m.wallet_empty(), text: m.wallet_empty_text() }} onClear={onClear}>
      {(lines) => <FlowList lines={lines} address={address} />}
    </LogFrame>
  )
}

function Recharges({ filters, address, onClear }: LogProps) {
  const log = useInfiniteQuery({ ...rechargesQuery(filters, useTimeZone()), ...kept })
  const empty = { title: m.wallet_empty_recharges(), text: m.wallet_empty_recharges_text() }
  return (
    <LogFrame log={log} empty={empty} onClear={onClear}>
      {(recharges) => <RechargeList recharges={recharges} address={address} />}
    </LogFrame>
  )
}

function Withdrawals({ filters, address, onClear }: LogProps) {
  const log = useInfiniteQuery({ ...withdrawalsQuery(filters, useTimeZone()), ...kept })
  const empty = { title: m.wallet_empty_withdrawals(), text: m.wallet_empty_withdrawals_text() }
  return (
    <LogFrame log={log} empty={empty} onClear={onClear}>
      {(withdrawals) => <WithdrawalList withdrawals={withdrawals} address={address} />}
    </LogFrame>
  )
}
