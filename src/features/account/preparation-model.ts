import type { CallData } from '#contract/call.ts'
import type { info } from '#contract/user.ts'

/** S1.14 What has to be done once before trading, in the order in which it can be done. */
export type PreparationKey = 'bind' | 'inventory' | 'key' | 'trade'

export interface PreparationStep {
  key: PreparationKey
  isDone: boolean
  /** It can't be done before the account is bound. */
  isBlocked: boolean
}

type Person = Pick<CallData<typeof info>, 'steam64_id' | 'inventory_open' | 'api_key_set' | 'trade_url'>

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
    step('key', person.api_key_set),
    step('trade', person.trade_url !== null),
  ]
}

/** The exchange asks the platform whether it works; this only spares people a request with half a key. */
export const isApiKey = (text: string) => /^[0-9a-f]{32}$/i.test(text.trim())

export const isTradeUrl = (text: string) => /^https?:$/.test(URL.parse(text.trim())?.protocol ?? '')
