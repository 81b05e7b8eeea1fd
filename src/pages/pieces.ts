const encoder = new TextEncoder()

/** Encodes the pieces of a text as UTF-8. Joining them before would copy a whole page once more. */
export function encodePieces(pieces: readonly string[]): Uint8Array<ArrayBuffer> {
  const encoded = pieces.map((piece) => encoder.encode(piece))
  const bytes = new Uint8Array(encoded.reduce((length, piece) => length + piece.length, 0))
  let end = 0
  for (const piece of encoded) {
    bytes.set(piece, end)
    end += piece.length
  }
  return bytes
}

/** Splits a text where a mark stands for the last time, which is within one piece. Without the mark, nothing is before. */
export function splitAtLast(mark: string, pieces: readonly string[]): { before: string[]; after: string } {
  const at = pieces.findLastIndex((piece) => piece.includes(mark))
  const piece = pieces[at]
  if (piece === undefined) return { before: [], after: pieces.join('') }
  const start = piece.lastIndexOf(mark)
  return {
    before: [...pieces.slice(0, at), piece.slice(0, start)],
    after: piece.slice(start) + pieces.slice(at + 1).join(''),
  }
}
