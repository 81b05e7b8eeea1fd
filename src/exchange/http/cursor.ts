/** A position in a sorted list: the last row's sort key, and its id as the tie-breaker. */
export interface Position {
  /**
   * A number as exact text: money and timestamps as integers, wear as the shortest decimal; null if the row has none.
   */
  key: string | null
  id: string
}

/** Encodes a position for clients, including its sort, since a position means nothing in another sort. */
export function encodeCursor(sort: string, { key, id }: Position): string {
  return Buffer.from(`${sort} ${key ?? ''} ${id}`).toString('base64url')
}

/** Returns the position, or null if the cursor does not belong to this sort. */
export function decodeCursor(sort: string, cursor: string): Position | null {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [own, key, id, ...rest] = text.split(' ')
  if (own !== sort || key === undefined || id === undefined || rest.length > 0) return null
  if (!/^(?:-?\d{1,18}(?:\.\d{1,25})?(?:e-\d{1,2})?)?$/.test(key) || !/^[0-9a-z]{1,20}$/.test(id)) return null
  return { key: key === '' ? null : key, id }
}

/** Returns the id of a position in a list sorted by id; null as in `decodeCursor`. */
export function decodeIdCursor(sort: string, cursor: string): bigint | null {
  const position = decodeCursor(sort, cursor)
  return position?.key === null && /^\d{1,18}$/.test(position.id) ? BigInt(position.id) : null
}

/** Later years have more than four digits, which the database parses differently. */
const lastMoment = Date.parse('9999-12-31T23:59:59.999Z')

/** Converts a sort key in milliseconds to an ISO timestamp; null if it is not one. */
export const momentOf = (key: string | null): string | null =>
  /^\d+$/.test(key ?? '') && Number(key) <= lastMoment ? new Date(Number(key)).toISOString() : null
