import { balanceNames, flowDirections, flowKinds, rechargeStates, withdrawalStates } from '#contract/words.ts'
import { ownPath } from '#features/navigation/own-path.ts'
import { day, flag, matching, money, oneOf, searchSchema } from '#lib/search/search-schema.ts'

/** What the wallet's route needs. It is apart from the rules of model.ts, because every page of the site loads all routes. */

export const logs = ['flow', 'recharge', 'withdraw'] as const
export type Log = (typeof logs)[number]

const id = '[1-9]\\d{0,17}'

const read = searchSchema({
  /** Which log is shown. */
  log: oneOf(logs, 'flow'),
  kind: oneOf(flowKinds),
  account: oneOf(balanceNames),
  direction: oneOf(flowDirections),
  state: oneOf([...rechargeStates, ...withdrawalStates]),
  /** Calendar days in the visitor's zone, both included. */
  from: day,
  to: day,
  /** The recharge that is looked at; `latest` is the one that the payment app sends back from. */
  recharge: matching(new RegExp(`^(?:new|latest|${id})$`)),
  /** What is to be recharged, and the page of this site that it is for. */
  amount: money,
  back: ownPath,
  withdrawal: matching(new RegExp(`^(?:new|${id})$`)),
  redeem: flag,
})

export type WalletSearch = ReturnType<typeof read>

const statesOf: Record<Log, readonly string[]> = { flow: [], recharge: rechargeStates, withdraw: withdrawalStates }

/** S2.19 The wallet's search: values that are bad, or mean nothing in the log at hand, are dropped one by one. */
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

/** What is filtered by, apart from which log it is. */
export const filterKeys = ['kind', 'account', 'direction', 'state', 'from', 'to'] as const

export type LogFilters = Pick<WalletSearch, 'log' | (typeof filterKeys)[number]>

/** The part of the search that says what a log shows, without what is open above it. */
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
