import { formatAmount } from '#lib/money.ts'
import type { World, listingsOf } from './world.ts'

/** Random numbers of a step: who does it, to which of the things there are, at which price (fen). */
export interface Dice {
  who: number
  what: number
  price: number
}

/** What is answered: a business code; undefined where there was nothing to do it to. */
export type Outcome = { code: number } | undefined
export type Step = (world: World, dice: Dice) => Promise<Outcome>

export const actor = ({ people }: World, { who }: Dice) => people[who % people.length]!
/** Now and then the price that was shown is no longer the price. */
export const shown = (price: bigint, { price: dice }: Dice) => formatAmount(dice % 9 === 0 ? price + 1n : price)
export const amountOf = ({ price }: Dice) => formatAmount(BigInt(price))

/** Most steps are meant to work: they choose among what fits. The others choose among all there is. */
export const mostly = <One>(all: readonly One[], fits: (one: One) => boolean, { price }: Dice): readonly One[] =>
  price % 5 === 0 ? all : all.filter(fits)

export const isLive = (state: string) => ['on_sale', 'reserved', 'failed'].includes(state)
export type Listing = Awaited<ReturnType<typeof listingsOf>>[number]
