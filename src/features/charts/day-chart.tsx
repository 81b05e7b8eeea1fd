import { useId, useMemo, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { formatDay, formatMoney, formatNumber } from '#i18n/format.ts'
import { hasModifier } from '#lib/browser/has-modifier.ts'
import * as m from '#paraglide/messages.js'
import { dayChart } from '#styled-system/recipes/day-chart.js'
import {
  axisOf,
  type ChartDay,
  type DaySpan,
  dayShape,
  nearestPoint,
  type DayPoint,
  type DayShape,
} from './day-shape.ts'

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  PageDown: (index) => index - 7,
  PageUp: (index) => index + 7,
  Home: () => 0,
  End: (_, last) => last,
}

export interface DayChartProps {
  label: string
  /** At least one. */
  days: readonly ChartDay[]
  /** What the axis covers at least, whether there are days at its ends or not. */
  span?: DaySpan
  /** The label of a day's bar: `12 sold`. */
  countOf: (day: ChartDay) => string
  /** Draws the counts as bars. Those that hardly change would be a block that says nothing. */
  hasBars?: boolean
  /** Formats an amount; as money by default. */
  amountText?: (amount: string) => string
}

/** Amounts by day as a curve over their counts. The crosshair follows the pointer, a finger, or the arrow keys; screen
 * readers see a slider along the days. */
export function DayChart({ label, days, span, countOf, hasBars = true, amountText = formatMoney }: DayChartProps) {
  const shape = useMemo(() => dayShape(days, span), [days, span])
  const axis = axisOf(days, span)
  const [chosen, setChosen] = useState<number | null>(null)
  const hintId = useId()
  const styles = dayChart()
  if (!shape) return null
  const last = shape.points.length - 1
  const index = chosen === null ? null : Math.min(chosen, last)
  const point = shape.points[index ?? last]
  if (!point) return null

  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setChosen(nearestPoint(shape.points, ((event.clientX - box.left) / box.width) * 100))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = hasModifier(event) ? undefined : steps[event.key]
    if (!step) return
    event.preventDefault()
    setChosen(Math.max(0, Math.min(last, step(index ?? last, last))))
  }

  return (
    <div className={styles.root}>
      <div
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={hintId}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index ?? last}
        aria-valuetext={(point.day.isUnderWay ? m.chart_under_way : m.chart_point)({
          day: formatDay(point.day.day, 'withYear'),
          amount: amountText(point.day.amount),
          count: countOf(point.day),
        })}
        onKeyDown={onKeyDown}
        onFocus={() => setChosen((before) => before ?? last)}
        onBlur={() => setChosen(null)}
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerLeave={(event) => event.currentTarget !== document.activeElement && setChosen(null)}
      >
        <svg className={styles.svg} aria-hidden="true">
          <Plot shape={shape} hasBars={hasBars} />
          {index !== null && <Cross point={point} amount={amountText(point.day.amount)} count={countOf(point.day)} />}
        </svg>
      </div>
      <span id={hintId} hidden>
        {m.chart_keys()}
      </span>
      <svg className={styles.axis} aria-hidden="true">
        {shape.ticks.map(({ y, value }) => (
          <text key={value} className={styles.tick} x="0" y={`${y}%`} dy="4">
            {shape.digits === 0 ? formatNumber(value) : value.toFixed(2)}
          </text>
        ))}
      </svg>
      <div className={styles.days}>
        <span>{formatDay(axis?.from ?? '', 'withYear')}</span>
        <span>{m.chart_utc()}</span>
        {axis?.from !== axis?.to && <span>{formatDay(axis?.to ?? '', 'withYear')}</span>}
      </div>
    </div>
  )
}

/** Everything static. Lines and text keep their size while the curve's box is stretched. */
function Plot({ shape, hasBars }: { shape: DayShape; hasBars: boolean }) {
  const styles = dayChart()
  const [only] = shape.points
  return (
    <>
      {shape.ticks.map(({ y, value }) => (
        <line key={value} className={styles.grid} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
      ))}
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className={styles.area} d={shape.area} />
        {hasBars && <path className={styles.bars} d={shape.bars} />}
        <path className={styles.line} d={shape.line} vectorEffect="non-scaling-stroke" />
        {shape.tail && <path className={styles.tail} d={shape.tail} vectorEffect="non-scaling-stroke" />}
      </svg>
      {shape.points.length === 1 && only && <circle className={styles.dot} cx={`${only.x}%`} cy={`${only.y}%`} r="4" />}
    </>
  )
}

const tipWidth = 168

function Cross({ point, amount, count }: { point: DayPoint; amount: string; count: string }) {
  const styles = dayChart()
  const isLeft = point.x > 60
  return (
    <>
      <line className={styles.cross} x1={`${point.x}%`} x2={`${point.x}%`} y1="0" y2="100%" />
      <circle className={styles.dot} cx={`${point.x}%`} cy={`${point.y}%`} r="4.5" />
      <svg x={`${point.x}%`} y={`${Math.max(0, point.y - 12)}%`} overflow="visible">
        <g transform={`translate(${isLeft ? -tipWidth - 12 : 12} 0)`}>
          <rect className={styles.tip} width={tipWidth} height="48" rx="8" />
          <text className={styles.tipNote} x="12" y="19">
            {m.chart_tip({ day: formatDay(point.day.day), count })}
          </text>
          <text className={styles.tipAmount} x="12" y="38">
            {amount}
          </text>
        </g>
      </svg>
    </>
  )
}
