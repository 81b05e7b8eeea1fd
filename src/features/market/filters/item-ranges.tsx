import { useState } from 'react'
import { RangeInputs } from '#design/ui/form/range-inputs.tsx'
import { Slider } from '#design/ui/form/slider.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { maxSeeds, readSeeds, seedText } from '#lib/seeds.ts'
import * as m from '#paraglide/messages.js'
import type { MarketFiltersProps } from './market-filters.tsx'
import { boundError, numberField, numberRange } from './number-range.ts'

type Part = Pick<MarketFiltersProps, 'search' | 'onChange'>

/** A value of the slider without the noise that adding steps up leaves: 0.46, not 0.45999999999999996. */
const inSteps = (value: number | undefined) => (value === undefined ? undefined : Number(value.toFixed(2)))

/** The wear range, on the game's bands and in digits. A drag applies on release. */
export function WearRange({ search, onChange }: Part) {
  const { wear_min, wear_max } = search
  const chosen = `${wear_min ?? 0} ${wear_max ?? 1}`
  const [values, setValues] = useState([wear_min ?? 0, wear_max ?? 1])
  const [given, setGiven] = useState(chosen)
  if (given !== chosen) {
    setGiven(chosen)
    setValues([wear_min ?? 0, wear_max ?? 1])
  }
  const commit = (min: number | undefined, max: number | undefined) =>
    onChange(() => ({ wear_min: min === 0 ? undefined : min, wear_max: max === 1 ? undefined : max }))
  return (
    <>
      <Slider
        labels={[m.market_filter_wear_from(), m.market_filter_wear_to()]}
        scale="wear"
        min={0}
        max={1}
        step={0.01}
        values={values}
        format={(value) => value.toFixed(2)}
        onChange={setValues}
        onCommit={([min, max]) => commit(inSteps(min), inSteps(max))}
      />
      <RangeInputs
        fromLabel={m.market_filter_wear_from()}
        toLabel={m.market_filter_wear_to()}
        hints={[m.market_filter_price_from(), m.market_filter_price_to()]}
        from={numberField(wear_min)}
        to={numberField(wear_max)}
        errorOf={(text) => boundError(text, 1)}
        onCommit={(from, to) => commit(...numberRange(from, to, 1))}
      />
    </>
  )
}

/** The share of fade, in percent. */
export const FadeRange = ({ search, onChange }: Part) => (
  <RangeInputs
    fromLabel={m.market_filter_fade_from()}
    toLabel={m.market_filter_fade_to()}
    hints={[m.market_filter_price_from(), m.market_filter_price_to()]}
    from={numberField(search.fade_min)}
    to={numberField(search.fade_max)}
    errorOf={(text) => boundError(text, 100)}
    onCommit={(from, to) => {
      const [fade_min, fade_max] = numberRange(from, to, 100)
      onChange(() => ({ fade_min, fade_max }))
    }}
  />
)

/** One seed, several, or a range; applied on Enter or blur. */
export function SeedField({ search, onChange }: Part) {
  const chosen = seedText({ seeds: search.seeds, seed_min: search.seed_min, seed_max: search.seed_max })
  const [text, setText] = useState(chosen)
  const [isWrong, setWrong] = useState(false)
  const [given, setGiven] = useState(chosen)
  if (given !== chosen) {
    setGiven(chosen)
    setText(chosen)
    setWrong(false)
  }
  const commit = () => {
    const read = readSeeds(text)
    setWrong(read === null)
    if (read && text !== chosen)
      onChange(() => ({ seeds: undefined, seed_min: undefined, seed_max: undefined, ...read }))
  }
  return (
    <TextField
      label={m.market_filter_seed()}
      hint={m.market_filter_seed_hint()}
      error={isWrong ? m.market_filter_seed_wrong({ max: maxSeeds }) : undefined}
      size="sm"
      autoComplete="off"
      value={text}
      onChange={(event) => {
        setWrong(false)
        setText(event.target.value)
      }}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  )
}
