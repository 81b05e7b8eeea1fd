import type { InventorySearch } from './search.ts'

export const wearField = (wear: number | undefined) => wear?.toString() ?? ''

/** Cleans up a wear as it is typed: digits and one point, which may be typed as a comma. */
export function cleanWear(text: string): string {
  const [whole = '', ...rest] = text
    .replaceAll(',', '.')
    .replaceAll(/[^\d.]/g, '')
    .split('.')
  const shown = whole.slice(0, 1)
  return rest.length > 0 ? `${shown}.${rest.join('').slice(0, 6)}` : shown
}

/** Parses the two fields into search parameters: an invalid wear sets no bound, and reversed bounds are swapped. */
export function wearRange(from: string, to: string): Pick<InventorySearch, 'wear_min' | 'wear_max'> {
  const [low, high] = [readWear(from), readWear(to)]
  const isTurned = low !== undefined && high !== undefined && low > high
  return isTurned ? { wear_min: high, wear_max: low } : { wear_min: low, wear_max: high }
}

function readWear(text: string): number | undefined {
  const wear = Number.parseFloat(text)
  return wear >= 0 && wear <= 1 ? wear : undefined
}
