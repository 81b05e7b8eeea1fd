import { formatAmount } from '#lib/money.ts'
import type { World, listingsOf } from './world.ts'

/** Random numbers of a step: who acts, on which object, at which price (fen). */
export interface Dice {
  who: number
  what: number
  price: number
}

/** The business code of the answer; undefined where there was nothing to act on. */
export type Outcome = { code: number } | undefined
export type Step = (world: World, dice: Dice) => Promise<Outcome>

export const actor = ({ people }: World, { who }: Dice) => people[who % people.length]!
/** Sometimes the shown price is stale. */
export const shown = (price: bigint, { price: dice }: Dice) => formatAmount(dice % 9 === 0 ? price + 1n : price)
export const amountOf = ({ price }: Dice) => formatAmount(BigInt(price))

/** Most steps are meant to succeed and choose among what fits; the others choose from everything. */
export const mostly = <One>(all: readonly One[], fits: (one: One) => boolean, { price }: Dice): readonly One[] =>
  price % 5 === 0 ? all : all.filter(fits)

export const isLive = (state: string) => ['on_sale', 'reserved', 'failed'].includes(state)
export type Listing = Awaited<ReturnType<typeof listingsOf>>[number]
