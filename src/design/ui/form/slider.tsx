import { Slider as Ark } from '@ark-ui/react/slider'
import { useHydrated } from '@tanstack/react-router'
import { slider, type SliderVariants } from '#styled-system/recipes/slider.js'

export interface SliderProps extends SliderVariants {
  /** The name of each thumb: one, or two that cannot pass each other. */
  labels: readonly string[]
  min: number
  max: number
  step: number
  /** One value per thumb. */
  values: readonly number[]
  /** What a screen reader announces for a value. */
  format?: (value: number) => string
  onChange: (values: number[]) => void
  /** Called when a thumb is released or has been moved by a key. */
  onCommit?: (values: number[]) => void
}

/** A value or a range on a track. The server only reserves its space: thumbs are positioned by inline styles, which the
 * content security policy forbids in a document but allows scripts to set. */
export function Slider({ labels, min, max, step, values, format = String, onChange, onCommit, scale }: SliderProps) {
  const styles = slider({ scale })
  const isHydrated = useHydrated()
  return (
    <div className={styles.root}>
      {isHydrated && (
        <Ark.Root
          aria-label={[...labels]}
          min={min}
          max={max}
          step={step}
          value={[...values]}
          getAriaValueText={({ value }) => format(value)}
          onValueChange={({ value }) => onChange(value)}
          onValueChangeEnd={({ value }) => onCommit?.(value)}
        >
          <Ark.Control className={styles.control}>
            <Ark.Track className={styles.track} />
            {labels.map((label, index) => (
              <Ark.Thumb key={label} index={index} className={styles.thumb} />
            ))}
          </Ark.Control>
        </Ark.Root>
      )}
    </div>
  )
}
