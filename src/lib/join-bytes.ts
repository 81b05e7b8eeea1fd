const firstBytes = 16 * 1024

/**
 * Joins the pieces of a body as they arrive, in at most twice their size. Kept apart, pieces of one byte would take
 * hundreds each.
 */
export function joinBytes(maxBytes: number) {
  let held = new Uint8Array(Math.min(firstBytes, maxBytes))
  let length = 0
  return {
    /** False if the whole would be too long: nothing is added. */
    add(piece: Uint8Array): boolean {
      const needed = length + piece.length
      if (needed > maxBytes) return false
      if (needed > held.length) {
        const larger = new Uint8Array(Math.min(maxBytes, Math.max(needed, held.length * 2)))
        larger.set(held.subarray(0, length))
        held = larger
      }
      held.set(piece, length)
      length = needed
      return true
    },
    whole: () => held.subarray(0, length),
  }
}
