import { formatAmount } from '#lib/money.ts'

/** Sales of one category on one day. */
export interface CategoryDay {
  category: string
  /** `2026-11-06`, UTC. */
  day: string
  isUnderWay: boolean
  volume: number
  /** Fen. */
  turnover: bigint
  /** The units of goods sold on both this day and the day before, at this day's prices and at the previous day's. */
  pairedNow: bigint
  pairedBefore: bigint
}

/**
 * The days in order, each with its index. Between days the index moves with the prices of the goods that sold on both,
 * weighted by the units of both days, so that shifts in what is sold do not move it. The first day is 100.
 */
export function indexDays(rows: readonly CategoryDay[]) {
  const days = [...Map.groupBy(rows, (row) => row.day)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  let index = 100
  return days.map(([day, own], place) => {
    const sum = (part: (row: CategoryDay) => bigint) => own.reduce((total, row) => total + part(row), 0n)
    const before = sum((row) => row.pairedBefore)
    if (place > 0 && before > 0n) index *= Number(sum((row) => row.pairedNow)) / Number(before)
    return {
      day,
      volume: own.reduce((total, row) => total + row.volume, 0),
      turnover: formatAmount(sum((row) => row.turnover)),
      index: Number(index.toFixed(2)),
      is_under_way: own.some((row) => row.isUnderWay),
    }
  })
}
