import { dayNumber } from '#lib/time/day-number.ts'

/** A day of the chart: its amount is a point of the curve, its count a bar below. */
export interface ChartDay {
  /** `2026-11-22`. */
  day: string
  /** Wire amount. */
  amount: string
  count: number
  /** Its amount is not final yet. */
  isUnderWay: boolean
}

/** First and last day of an axis. */
export interface DaySpan {
  from: string
  to: string
}

/** A day's point, in percent of the plot's width and height. */
export interface DayPoint {
  x: number
  y: number
  day: ChartDay
}

export interface DayShape {
  points: readonly DayPoint[]
  ticks: readonly { y: number; value: number }[]
  /** SVG paths in a box of 100 by 100. */
  line: string
  /** From the last whole day to the one under way, whose amount is not final; empty if there is none. */
  tail: string
  area: string
  bars: string
  /** Decimals needed to tell the ticks apart. */
  digits: 0 | 2
}

/** Vertical ranges in percent: amounts between `top` and `bottom`, counts below `barsTop`. */
const top = 6
const bottom = 78
const barsTop = 84

const round = (value: number) => Math.round(value * 100) / 100

/**
 * The shape of amounts by day; missing days take up space but get no point. The axis is as long as the span, or as the
 * days where they reach beyond it. Null if there are no days.
 */
export function dayShape(days: readonly ChartDay[], span?: DaySpan): DayShape | null {
  const axis = axisOf(days, span)
  if (!axis) return null
  const start = dayNumber(axis.from)
  const width = 100 / (dayNumber(axis.to) - start + 1)
  const ticks = niceTicks(
    Math.min(...days.map((day) => Number(day.amount))),
    Math.max(...days.map((day) => Number(day.amount))),
  )
  const low = ticks[0] ?? 0
  const high = ticks.at(-1) ?? 1
  const yOf = (price: number) => round(bottom - ((price - low) / (high - low)) * (bottom - top))
  const points = days.map((day) => ({
    x: round((dayNumber(day.day) - start + 0.5) * width),
    y: yOf(Number(day.amount)),
    day,
  }))
  const final = points.filter(({ day }) => !day.isUnderWay)
  const line = smoothPath(final)
  return {
    points,
    ticks: ticks.map((value) => ({ value, y: yOf(value) })),
    line,
    tail: tailPath(points),
    area: line && `${line}V100H${points[0]?.x ?? 0}Z`,
    bars: barsPath(points, width),
    digits: (ticks[1] ?? 1) - low >= 1 ? 0 : 2,
  }
}

/** The first and the last day of the axis; null if there are no days. */
export function axisOf(days: readonly ChartDay[], span?: DaySpan): DaySpan | null {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  return {
    from: span && span.from < first.day ? span.from : first.day,
    to: span && span.to > last.day ? span.to : last.day,
  }
}

/** Round numbers in even steps that enclose all values: three to six of them. */
export function niceTicks(min: number, max: number): number[] {
  const span = max - min || Math.max(max * 0.1, 0.04)
  const power = 10 ** Math.floor(Math.log10(span / 3))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => span / one <= 4) ?? span
  // Money has two decimals.
  const even = Math.max(step, 0.01)
  const from = Math.floor(min / even + 1e-9)
  const to = Math.max(Math.ceil(max / even - 1e-9), from + 1)
  return Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * even).toFixed(4)))
}

/** A smooth curve through all points that never overshoots two neighbouring points, so that it shows no amount that did
 * not occur. */
export function smoothPath(points: readonly { x: number; y: number }[]): string {
  const slopes = points.map((point, index) => {
    const before = points[index - 1]
    const after = points[index + 1]
    if (!before || !after) return 0
    const left = (point.y - before.y) / (point.x - before.x)
    const right = (after.y - point.y) / (after.x - point.x)
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right)
  })
  return points
    .map((point, index) => {
      const before = points[index - 1]
      if (!before) return `M${point.x},${point.y}`
      const third = (point.x - before.x) / 3
      const from = `${round(before.x + third)},${round(before.y + third * (slopes[index - 1] ?? 0))}`
      const to = `${round(point.x - third)},${round(point.y - third * (slopes[index] ?? 0))}`
      return `C${from},${to},${point.x},${point.y}`
    })
    .join('')
}

function tailPath(points: readonly DayPoint[]): string {
  const [from, to] = points.slice(-2)
  return from && to?.day.isUnderWay ? `M${from.x},${from.y}L${to.x},${to.y}` : ''
}

function barsPath(points: readonly DayPoint[], width: number): string {
  const most = Math.max(...points.map(({ day }) => day.count), 1)
  const bar = round(width * 0.64)
  return points
    .map(({ x, day }) => {
      const height = round((day.count / most) * (100 - barsTop))
      return `M${round(x - bar / 2)},100v${-height}h${bar}v${height}z`
    })
    .join('')
}

/** The index of the point nearest to a position along the plot, in percent of its width. */
export function nearestPoint(points: readonly { x: number }[], x: number): number {
  let nearest = 0
  for (const [index, point] of points.entries()) {
    if (Math.abs(point.x - x) < Math.abs((points[nearest]?.x ?? Infinity) - x)) nearest = index
  }
  return nearest
}
