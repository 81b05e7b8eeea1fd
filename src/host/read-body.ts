import type { IncomingMessage } from 'node:http'

/** Why a body is not read to its end: it takes too long, is too long, or there is no memory for it now. */
export type BodyRefusal = 408 | 413 | 503

interface Terms {
  maxBytes: number
  /** Milliseconds: between two pieces, and in all. */
  idleMs: number
  totalMs: number
  /** Asked before each piece is kept. */
  take: (bytes: number) => boolean
}

const isRefusal = (outcome: Buffer | BodyRefusal | undefined): outcome is BodyRefusal => typeof outcome === 'number'

/** Whether a request brings a body, be it an unwelcome one. */
export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Reads a body to its end before anything looks at it. A length that is told is believed where it is too long; the pieces are
 * counted whatever it says. Undefined: the visitor left in the middle of it.
 */
export function readBody(
  incoming: IncomingMessage,
  { maxBytes, idleMs, totalMs, take }: Terms,
): Promise<Buffer | BodyRefusal | undefined> {
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve(413)
  return new Promise((resolve) => {
    const pieces: Buffer[] = []
    let length = 0
    const settle = (outcome: Buffer | BodyRefusal | undefined) => {
      clearTimeout(idle)
      clearTimeout(total)
      incoming.off('data', keep).off('end', finish).off('error', leave).off('close', leave)
      // What is refused does not stay in memory until its connection ends.
      if (isRefusal(outcome)) pieces.length = 0
      resolve(outcome)
    }
    const idle = setTimeout(() => settle(408), idleMs)
    const total = setTimeout(() => settle(408), totalMs)
    const keep = (piece: Buffer) => {
      length += piece.length
      if (length > maxBytes) return settle(413)
      if (!take(piece.length)) return settle(503)
      idle.refresh()
      pieces.push(piece)
    }
    const finish = () => settle(Buffer.concat(pieces))
    const leave = () => settle(undefined)
    incoming.on('data', keep).on('end', finish).on('error', leave).on('close', leave)
  })
}
