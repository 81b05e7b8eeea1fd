import { formatAmount, parseAmount } from '#lib/money.ts'
import { cumulated, type Level } from './levels.ts'

export interface DepthInput {
  /** Purchase orders by price, highest first. */
  bids: readonly Level[]
  /** Listings by price, lowest first. */
  asks: readonly Level[]
  /** False when there are more expensive listings than these. */
  areAsksComplete: boolean
}

export interface DepthShape {
  /** SVG paths in a box of 100 by 100; null for an empty side. */
  bids: string | null
  asks: string | null
  /** The gap between both sides: its middle in percent of the width, its amount as a decimal string in yuan, and its
   * ratio to the lowest listing. */
  spread: { x: number; amount: string; ratio: number } | null
}

const round = (value: number) => Math.round(value * 100) / 100

/**
 * The cumulative units that could be bought and sold at each price: those on sale up to it, those wanted from it on.
 * Heights grow with the square root of the units, because one side often has a hundred times as many as the other. Null
 * when both are empty.
 */
export function depthShape({ bids, asks, areAsksComplete }: DepthInput): DepthShape | null {
  const wanted = cumulated(bids).map(({ price, total }) => ({ price: Number(price), total }))
  const offered = cumulated(asks).map(({ price, total }) => ({ price: Number(price), total }))
  const bid = wanted[0]?.price
  const ask = offered[0]?.price
  if (bid === undefined && ask === undefined) return null

  const { from, to } = windowOf({
    bid,
    ask,
    lowest: wanted.at(-1)?.price,
    highest: offered.at(-1)?.price,
    areAsksComplete,
  })
  const xOf = (price: number) => round(((price - from) / (to - from)) * 100)
  const shownBids = wanted.filter(({ price }) => price >= from)
  const shownAsks = offered.filter(({ price }) => price <= to)
  const most = Math.max(shownBids.at(-1)?.total ?? 0, shownAsks.at(-1)?.total ?? 0)
  const yOf = (total: number) => round(100 - Math.sqrt(total / most) * 92)
  const steps = (levels: typeof wanted, edge: number) =>
    levels.length === 0
      ? null
      : `M${xOf(levels[0]?.price ?? edge)},100${levels.map(({ price, total }) => `H${xOf(price)}V${yOf(total)}`).join('')}H${edge}V100Z`
  return {
    bids: steps(shownBids, 0),
    asks: steps(shownAsks, 100),
    spread:
      bid === undefined || ask === undefined || ask < bid
        ? null
        : {
            x: xOf((bid + ask) / 2),
            amount: formatAmount(parseAmount(asks[0]!.price) - parseAmount(bids[0]!.price)),
            ratio: (ask - bid) / ask,
          },
  }
}

interface Edges {
  bid: number | undefined
  ask: number | undefined
  lowest: number | undefined
  highest: number | undefined
  areAsksComplete: boolean
}

/** The price window shown on both sides: as far from the middle as the side that reaches less far, but no less than the
 * gap. */
function windowOf({ bid, ask, lowest, highest, areAsksComplete }: Edges): { from: number; to: number } {
  const middle = bid !== undefined && ask !== undefined ? (bid + ask) / 2 : (bid ?? ask ?? 0)
  const below = lowest === undefined ? 0 : middle - lowest
  const above = highest === undefined ? 0 : highest - middle
  const gap = Math.max(Math.abs((ask ?? middle) - (bid ?? middle)), 0.02)
  const least = areAsksComplete ? Math.max(gap * 1.25, middle * 0.02) : gap * 0.65
  const span = Math.max(least, below > 0 && above > 0 ? Math.min(below, above) * 1.1 : Math.max(below, above) * 1.1)
  // Prices beyond the last listing are unknown: the window ends there, or just past the cheapest listing.
  const to =
    areAsksComplete || highest === undefined
      ? middle + span
      : Math.max(Math.min(middle + span, highest), (ask ?? middle) + gap * 0.15)
  return { from: Math.max(0, middle - span), to }
}
