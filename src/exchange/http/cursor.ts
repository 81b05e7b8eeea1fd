/** A position in a sorted list: the sort key of its last row and the row's id, which parts rows with equal keys. */
export interface Position {
  /** A number as text, exact: money and moments as integers, wear as the shortest decimal; null where the row has none. */
  key: string | null
  id: string
}

/** The position as clients carry it. It names the sort, for a position in one sort means nothing in another. */
export function encodeCursor(sort: string, { key, id }: Position): string {
  return Buffer.from(`${sort} ${key ?? ''} ${id}`).toString('base64url')
}

/** The position, or null where the cursor is not one of this sort. */
export function decodeCursor(sort: string, cursor: string): Position | null {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [own, key, id, ...rest] = text.split(' ')
  if (own !== sort || key === undefined || id === undefined || rest.length > 0) return null
  if (!/^(?:-?\d{1,18}(?:\.\d{1,25})?(?:e-\d{1,2})?)?$/.test(key) || !/^[0-9a-z]{1,20}$/.test(id)) return null
  return { key: key === '' ? null : key, id }
}

/** The id that a position in a list by id stands at, or null as `decodeCursor`. */
export function decodeIdCursor(sort: string, cursor: string): bigint | null {
  const position = decodeCursor(sort, cursor)
  return position?.key === null && /^\d{1,18}$/.test(position.id) ? BigInt(position.id) : null
}

/** After this a year has more than four digits, which the database reads otherwise. */
const lastMoment = Date.parse('9999-12-31T23:59:59.999Z')

/** The moment that a key of milliseconds stands for, as text; null where it stands for none. */
export const momentOf = (key: string | null): string | null =>
  /^\d+$/.test(key ?? '') && Number(key) <= lastMoment ? new Date(Number(key)).toISOString() : null
