/** Paint seeds as entered by users: a list, or a range. */
export interface SeedRange {
  seeds?: number[]
  seed_min?: number
  seed_max?: number
}

export const maxSeed = 1000
export const maxSeeds = 50

/** Parses `412, 661` or `100-200`; null for anything else. */
export function readSeeds(text: string): SeedRange | null {
  if (text.trim() === '') return {}
  const range = /^\s*(\d{1,4})\s*[-–~]\s*(\d{1,4})\s*$/.exec(text)
  if (range) {
    const [from, to] = [Number(range[1]), Number(range[2])]
    return from <= to && to <= maxSeed ? { seed_min: from, seed_max: to } : null
  }
  const seeds = [...new Set(text.split(/[\s,，、;]+/).filter(Boolean))]
  const areSeeds = seeds.every((seed) => /^\d{1,4}$/.test(seed) && Number(seed) <= maxSeed)
  return areSeeds && seeds.length > 0 && seeds.length <= maxSeeds ? { seeds: seeds.map(Number) } : null
}

/** The text that parses to these seeds; an open end of a range is filled in. */
export function seedText(range: { [Key in keyof SeedRange]: SeedRange[Key] | undefined }): string {
  const { seeds, seed_min, seed_max } = range
  if (seeds) return seeds.join(', ')
  return seed_min === undefined && seed_max === undefined ? '' : `${seed_min ?? 0}-${seed_max ?? maxSeed}`
}
