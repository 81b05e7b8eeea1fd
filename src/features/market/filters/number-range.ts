import * as m from '#paraglide/messages.js'

export const numberField = (value: number | undefined) => (value === undefined ? '' : String(value))

const read = (text: string, max: number) => {
  const value = /^\d*[.,]?\d+$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN
  return value >= 0 && value <= max ? value : undefined
}

/** What is wrong with a field's text as a bound from 0 to `max`. An empty field sets none. */
export const boundError = (text: string, max: number): string | undefined =>
  text.trim() === '' || read(text, max) !== undefined ? undefined : m.market_filter_bound_wrong({ max })

/**
 * Reads two fields as bounds from 0 to `max`. Input that is not a number sets no bound; reversed bounds are swapped.
 */
export function numberRange(from: string, to: string, max: number): [number | undefined, number | undefined] {
  const [low, high] = [read(from, max), read(to, max)]
  return low !== undefined && high !== undefined && low > high ? [high, low] : [low, high]
}
