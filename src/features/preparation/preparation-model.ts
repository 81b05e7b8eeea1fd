import type { CallData } from '#contract/call.ts'
import type { info } from '#contract/accounts/user.ts'

/** S1.14 The one-time steps before trading, in the order they can be done. */
export type PreparationKey = 'bind' | 'inventory' | 'key' | 'trade'

export interface PreparationStep {
  key: PreparationKey
  isDone: boolean
  /** Blocked until the account is bound. */
  isBlocked: boolean
}

type Person = Pick<
  CallData<typeof info>,
  'steam64_id' | 'inventory_open' | 'api_key_set' | 'trade_url' | 'setup_failure'
>

/** S2.40 The four steps; one that has stopped working counts as not done. */
export function preparationOf(person: Person): PreparationStep[] {
  const isBound = person.steam64_id !== null
  const step = (key: PreparationKey, isDone: boolean): PreparationStep => ({
    key,
    isDone,
    isBlocked: key !== 'bind' && !isBound && !isDone,
  })
  return [
    step('bind', isBound),
    step('inventory', isBound && person.inventory_open),
    step('key', person.api_key_set && person.setup_failure !== 'api_key_invalid'),
    step('trade', person.trade_url !== null && person.setup_failure !== 'trade_url_invalid'),
  ]
}

/** The exchange asks the platform whether the key works; this only saves a request with half a key. */
export const isApiKey = (text: string) => /^[0-9a-f]{32}$/i.test(text.trim())

export const isTradeUrl = (text: string) => /^https?:$/.test(URL.parse(text.trim())?.protocol ?? '')
