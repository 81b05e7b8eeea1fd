import type { ReactNode } from 'react'
import { renderToString, type ServerOptions } from 'react-dom/server'

/**
 * Renders to a string in pieces, which are complete when joined. A tag's name and a comment are never divided.
 * `build/render-in-pieces.ts` has React put them into the list; where the site runs unbuilt, there is one piece.
 */
export function renderToPieces(node: ReactNode): string[] {
  const options: ServerOptions & { pieces: string[] } = { pieces: [] }
  const last = renderToString(node, options)
  return [...options.pieces, last]
}
