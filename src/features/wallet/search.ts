import { balanceNames, flowDirections, flowKinds, rechargeStates, withdrawalStates } from '#contract/words.ts'
import { ownPath } from '#features/navigation/own-path.ts'
import { day, flag, matching, money, oneOf, searchSchema } from '#lib/search/search-schema.ts'

/** What the wallet's route needs. It is kept apart from model.ts, because every page of the site loads all routes. */

export const logs = ['flow', 'recharge', 'withdraw'] as const
export type Log = (typeof logs)[number]

const id = '[1-9]\\d{0,17}'

const read = searchSchema({
  /** The log to show. */
  log: oneOf(logs, 'flow'),
  kind: oneOf(flowKinds),
  account: oneOf(balanceNames),
  direction: oneOf(flowDirections),
  state: oneOf([...rechargeStates, ...withdrawalStates]),
  /** Calendar days in the visitor's time zone, both inclusive. */
  from: day,
  to: day,
  /** The recharge to show; `latest` is for the payment app's redirect. */
  recharge: matching(new RegExp(`^(?:new|latest|${id})$`)),
  /** The amount to recharge, and the page of this site it is for. */
  amount: money,
  back: ownPath,
  withdrawal: matching(new RegExp(`^(?:new|${id})$`)),
  redeem: flag,
})

export type WalletSearch = ReturnType<typeof read>

const statesOf: Record<Log, readonly string[]> = { flow: [], recharge: rechargeStates, withdraw: withdrawalStates }

/** S2.19 The wallet's search. Invalid values, and those without meaning for the current log, are dropped one by one. */
export function walletSearch(raw: Record<string, unknown>): WalletSearch {
  const { kind, account, direction, state, to, ...rest } = read(raw)
  const log = rest.log ?? 'flow'
  const search: WalletSearch = rest
  if (log === 'flow') Object.assign(search, present({ kind, account, direction }))
  if (state !== undefined && statesOf[log].includes(state)) search.state = state
  if (to !== undefined && (rest.from === undefined || rest.from <= to)) search.to = to
  return search
}

const present = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** The filters, apart from the choice of log. */
export const filterKeys = ['kind', 'account', 'direction', 'state', 'from', 'to'] as const

export type LogFilters = Pick<WalletSearch, 'log' | (typeof filterKeys)[number]>

/** The part of the search that filters the logs, without what is open above the page. */
export function filtersOf(search: WalletSearch): LogFilters {
  const {
    recharge: _recharge,
    amount: _amount,
    back: _back,
    withdrawal: _withdrawal,
    redeem: _redeem,
    ...filters
  } = search
  return filters
}
