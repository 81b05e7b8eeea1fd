/** Parses one search param, already typed or as text from the address; undefined drops it. */
export type Field<Value> = (raw: unknown) => Value | undefined

type Values<Fields> = { [Key in keyof Fields]?: Fields[Key] extends Field<infer Value> ? Value : never }

/**
 * S2.19 Creates a route's `validateSearch`: drops invalid values one by one, omits defaults and unknown keys.
 * Hand-written because a schema library costs the browser more than all of these.
 */
export function searchSchema<Fields extends Record<string, Field<unknown>>>(fields: Fields) {
  return (raw: Record<string, unknown>): Values<Fields> => {
    const values: Record<string, unknown> = {}
    for (const [key, read] of Object.entries(fields)) {
      const value = raw[key] === undefined ? undefined : read(raw[key])
      if (value !== undefined) values[key] = value
    }
    return values as Values<Fields>
  }
}

/** One of a few words. The default is omitted from the address: read it as `search.sort ?? 'popular'`. */
export const oneOf =
  <const Word extends string>(words: readonly Word[], byDefault?: NoInfer<Word>): Field<Word> =>
  (raw) =>
    words.find((word) => word === raw && word !== byDefault)

/** A list of values, each parsed by the same field; invalid ones are dropped. */
export const listOf =
  <Value>(field: Field<Value>, max = 40): Field<Value[]> =>
  (raw) => {
    const parts: unknown[] = Array.isArray(raw) ? raw : typeof raw === 'string' ? raw.split(',') : []
    const values = parts.map((part) => field(part)).filter((value) => value !== undefined)
    const unique = [...new Set(values)].slice(0, max)
    return unique.length > 0 ? unique : undefined
  }

/** A high surrogate without its low one, as when 😀 is cut in half: not encodable in an address. */
const halfCharacter = /[\uD800-\uDBFF]$/

/** NUL, line breaks and the like. A page would not keep them, and its scripts would then differ from their hashes. */
const controls = /\p{Cc}+/gu

/** Free text without control characters, trimmed and truncated. */
export const text =
  (max: number): Field<string> =>
  (raw) =>
    (typeof raw === 'string' && raw.replace(controls, ' ').trim().slice(0, max).replace(halfCharacter, '')) || undefined

/** Text that matches a pattern. */
export const matching =
  (pattern: RegExp): Field<string> =>
  (raw) =>
    typeof raw === 'string' && pattern.test(raw) ? raw : undefined

/** The id of a listing, an order, a user and so on: a decimal 63-bit number. */
export const objectId: Field<string> = matching(/^[1-9]\d{0,17}$/)
export const isObjectId = (id: string) => objectId(id) !== undefined

export const wholeNumber =
  (min: number, max: number, byDefault?: number): Field<number> =>
  (raw) => {
    const value = typeof raw === 'string' && /^\d{1,15}$/.test(raw) ? Number(raw) : raw
    const isWhole = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
    return isWhole && value !== byDefault ? value : undefined
  }

/** A number, integer or not. */
export const decimal =
  (min: number, max: number): Field<number> =>
  (raw) => {
    const value = typeof raw === 'string' && /^\d{1,9}(\.\d{1,20})?$/.test(raw) ? Number(raw) : raw
    return typeof value === 'number' && value >= min && value <= max ? value : undefined
  }

/** A day that exists: `2026-02-31` does not. */
export const day: Field<string> = (raw) => {
  if (typeof raw !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(raw)) return undefined
  const start = new Date(`${raw}T00:00:00Z`)
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(raw) ? raw : undefined
}

/** A switch: `1` in the address, true in code, absent when off. */
export const flag: Field<true> = (raw) => (raw === true || raw === '1' ? true : undefined)

/** Money in yuan: `10`, `10.5` and `10.50` are all read as their wire format. */
export const money: Field<string> = (raw) => {
  const parts = typeof raw === 'string' ? /^0*(\d{1,9})(?:\.(\d{1,2}))?$/.exec(raw) : null
  return parts ? `${parts[1]}.${(parts[2] ?? '').padEnd(2, '0')}` : undefined
}
