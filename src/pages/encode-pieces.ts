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
