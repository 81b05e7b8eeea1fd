import type { ReactNode } from 'react'
import { balanceNames, flowDirections, flowKinds, rechargeStates, withdrawalStates } from '#contract/words.ts'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { DateFilter } from '#features/trading/list/date-filter.tsx'
import { FilterSelect } from '#features/trading/list/filter-select.tsx'
import { stringifySearch } from '#lib/search/search-codec.ts'
import * as m from '#paraglide/messages.js'
import { walletLog } from '#styled-system/recipes/wallet-log.js'
import { balanceLabel } from '../balances/balance-label.ts'
import { filterKeys, type Log, type LogFilters as Filters } from '../search.ts'
import type { WalletAddress } from '../use-wallet-address.ts'
import { kindNames } from './describe-flow.ts'
import { describeRechargeState, describeWithdrawalState } from './describe-state.ts'

interface LogFiltersProps {
  filters: Filters
  address: WalletAddress
}

/** The filters of a log, all of them in the address, and the export of everything that matches them. */
export function LogFilters({ filters, address }: LogFiltersProps) {
  const styles = walletLog()
  const set = address.filter
  const isFiltered = filterKeys.some((key) => filters[key] !== undefined)
  return (
    <div className={styles.filters} role="group" aria-label={m.wallet_filters()}>
      <Choices filters={filters} set={set} />
      <DateFilter
        label={m.wallet_filter_from()}
        value={filters.from}
        max={filters.to}
        onChange={(from) => set({ from })}
      />
      <DateFilter label={m.wallet_filter_to()} value={filters.to} min={filters.from} onChange={(to) => set({ to })} />
      {isFiltered && (
        <Button look="ghost" onClick={() => set(noFilters)}>
          {m.wallet_filter_clear()}
        </Button>
      )}
      <span className={styles.export}>
        <LinkButton rel="external" href={exportHref(address.path, filters)}>
          {m.wallet_csv()}
        </LinkButton>
      </span>
    </div>
  )
}

export const noFilters = Object.fromEntries(filterKeys.map((key) => [key, undefined]))

interface ChoicesProps {
  filters: Filters
  set: (filters: Omit<Filters, 'log'>) => void
}

function Choices({ filters, set }: ChoicesProps) {
  const choices: Record<Log, () => ReactNode> = {
    flow: () => (
      <>
        <FilterSelect
          label={m.wallet_filter_kind()}
          all={m.wallet_filter_all_kinds()}
          values={flowKinds}
          nameOf={(kind) => kindNames[kind]()}
          value={filters.kind}
          onChange={(kind) => set({ kind })}
        />
        <FilterSelect
          label={m.wallet_filter_balance()}
          all={m.wallet_filter_all_balances()}
          values={balanceNames}
          nameOf={balanceLabel}
          value={filters.account}
          onChange={(account) => set({ account })}
        />
        <FilterSelect
          label={m.wallet_filter_direction()}
          all={m.wallet_filter_both()}
          values={flowDirections}
          nameOf={(direction) => (direction === 'income' ? m.wallet_filter_in() : m.wallet_filter_out())}
          value={filters.direction}
          onChange={(direction) => set({ direction })}
        />
      </>
    ),
    recharge: () => (
      <FilterSelect
        label={m.wallet_filter_state()}
        all={m.wallet_filter_all_states()}
        values={rechargeStates}
        nameOf={(state) => describeRechargeState(state).name}
        value={rechargeStates.find((state) => state === filters.state)}
        onChange={(state) => set({ state })}
      />
    ),
    withdraw: () => (
      <FilterSelect
        label={m.wallet_filter_state()}
        all={m.wallet_filter_all_states()}
        values={withdrawalStates}
        nameOf={(state) => describeWithdrawalState(state, null).name}
        value={withdrawalStates.find((state) => state === filters.state)}
        onChange={(state) => set({ state })}
      />
    ),
  }
  return choices[filters.log ?? 'flow']()
}

/** The address of a log's CSV file, with the same filters. */
const exportHref = (walletPath: string, filters: Filters) =>
  `${walletPath}/export.csv${stringifySearch({ ...filters })}`
