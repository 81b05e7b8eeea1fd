import type { IncomingMessage } from 'node:http'
import { joinBytes } from '#lib/join-bytes.ts'

/** Why a body was not read to the end: too slow, too long, or no memory left for it. */
export type BodyRefusal = 408 | 413 | 503

interface Terms {
  maxBytes: number
  /** In ms: between two chunks, and in total. */
  idleMs: number
  totalMs: number
  /** Called before each chunk is stored. */
  take: (bytes: number) => boolean
}

const isRefusal = (outcome: Buffer | BodyRefusal | undefined): outcome is BodyRefusal => typeof outcome === 'number'

/** Whether a request has a body, even an unwelcome one. */
export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Reads a whole body before anything processes it. Trusts a stated length only if it is too long, and counts the chunks
 * in any case. Undefined: the visitor disconnected midway.
 */
export function readBody(
  incoming: IncomingMessage,
  { maxBytes, idleMs, totalMs, take }: Terms,
): Promise<Buffer | BodyRefusal | undefined> {
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve(413)
  return new Promise((resolve) => {
    let body = joinBytes(maxBytes)
    const settle = (outcome: Buffer | BodyRefusal | undefined) => {
      clearTimeout(idle)
      clearTimeout(total)
      incoming.off('data', keep).off('end', finish).off('error', leave).off('close', leave)
      // Frees a refused body at once instead of when its connection ends.
      if (isRefusal(outcome)) body = joinBytes(0)
      resolve(outcome)
    }
    const idle = setTimeout(() => settle(408), idleMs)
    const total = setTimeout(() => settle(408), totalMs)
    const keep = (piece: Buffer) => {
      if (!take(piece.length)) return settle(503)
      if (!body.add(piece)) return settle(413)
      idle.refresh()
    }
    const finish = () => {
      const { buffer, byteLength } = body.whole()
      settle(Buffer.from(buffer, 0, byteLength))
    }
    const leave = () => settle(undefined)
    incoming.on('data', keep).on('end', finish).on('error', leave).on('close', leave)
  })
}
