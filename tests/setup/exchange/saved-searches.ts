import type { CallInput } from '#contract/call.ts'
import { listMsg } from '#contract/mail.ts'
import * as saved from '#contract/saved-searches.ts'
import { listItems } from './market.ts'
import type { Person } from './people.ts'
import type { TestExchange } from '../exchange.ts'

export type Search = CallInput<typeof saved.save>['search']

export const rifles: Search = { weapons: ['ak-47'], price_max: '500.00' }

/** The steps of people with a saved search and of sellers of what it finds. The exchange is resolved at each step. */
export const savedSearchSteps = (opened: () => TestExchange) => ({
  save: (person: Person, search: Search = rifles, is_alerting = true) =>
    opened().ask(saved.save, { name: 'Cheap AKs', search, is_alerting }, person),
  listOf: async (person: Person) => (await opened().ask(saved.list, {}, person)).searches,
  sell: async (...prices: bigint[]) => {
    const exchange = opened()
    // An item listed in the same instant as a look counts as already seen.
    await exchange.advance(1)
    return listItems(exchange, await exchange.signInTrader(), prices)
  },
  mailsOf: async (person: Person) =>
    (await opened().ask(listMsg, {}, person)).items.filter(({ kind }) => kind === 'saved_search_found'),
  /** Advances the clock and does what is then due. */
  pass: async (seconds = 61) => {
    await opened().advance(seconds)
    await opened().runDue()
  },
})
