import { rangeSlider, type RangeSliderVariants } from '#styled-system/recipes/range-slider.js'

export interface RangeSliderProps extends RangeSliderVariants {
  label: string
  fromLabel: string
  toLabel: string
  min: number
  max: number
  step: number
  from: number
  to: number
  format: (value: number) => string
  /** While a thumb moves. */
  onChange: (from: number, to: number) => void
  /** When it has come to rest. */
  onCommit?: (from: number, to: number) => void
}

/** A range between two thumbs that cannot pass each other. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, fromLabel, toLabel, min, max, step, from, to, format, onChange, onCommit, scale } = props
  const styles = rangeSlider({ scale })
  const percent = (value: number) => `${((value - min) / (max - min)) * 100}%`
  const input = (name: string, value: number, change: (value: number) => void) => (
    <input
      type="range"
      className={styles.input}
      aria-label={name}
      aria-valuetext={format(value)}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(event) => change(event.target.valueAsNumber)}
      onPointerUp={() => onCommit?.(from, to)}
      onKeyUp={() => onCommit?.(from, to)}
    />
  )
  return (
    <fieldset className={styles.root} aria-label={label}>
      <div className={styles.track}>
        <svg className={styles.line} aria-hidden="true">
          <rect className={styles.dim} x="0" width={percent(from)} height="100%" />
          <rect className={styles.dim} x={percent(to)} width={percent(max - to + min)} height="100%" />
        </svg>
        {input(fromLabel, from, (value) => onChange(Math.min(value, to), to))}
        {input(toLabel, to, (value) => onChange(from, Math.max(value, from)))}
      </div>
      <div className={styles.scale}>
        <span>{format(min)}</span>
        <span className={styles.value}>
          {format(from)} – {format(to)}
        </span>
        <span>{format(max)}</span>
      </div>
    </fieldset>
  )
}
