import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import { acceptedCoding, type Coding } from '#lib/accepted-coding.ts'

/** Event streams stay uncompressed: a compressor for each would cost more than it saves. */
const compressible = /^(?:text\/(?!event-stream)|application\/(?:json|javascript|manifest\+json|xml)|image\/svg\+xml)/
/** Below this, the headers outweigh the savings. */
const minBytes = 1024

/**
 * Compresses an answer while it streams. Every flush of the renderer flushes the compressor, too, so that what has been
 * rendered is sent at once.
 */
export function compress(request: Request, response: Response): Response {
  const coding = codingFor(request, response)
  if (!coding || !response.body) return response
  const compressor =
    coding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 19 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 })
  const source = Readable.fromWeb(response.body as ReadableStream)
  // A failed render, or a visitor who disconnects, ends both streams.
  source.on('error', (error) => compressor.destroy(error))
  compressor.on('close', () => source.destroy())
  const headers = new Headers(response.headers)
  headers.set('content-encoding', coding)
  headers.append('vary', 'Accept-Encoding')
  headers.delete('content-length')
  headers.delete('etag')
  const body = Readable.toWeb(source.pipe(compressor)) as unknown as BodyInit
  return new Response(body, { status: response.status, statusText: response.statusText, headers })
}

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

/** Compresses a body that will be sent many times, hence at a higher level. */
export async function compressWhole(body: Uint8Array, coding: Coding): Promise<Uint8Array<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  }
  return new Uint8Array(coding === 'br' ? await inBrotli(body, { params }) : await inGzip(body, { level: 7 }))
}

function codingFor(request: Request, response: Response): Coding | undefined {
  const { headers } = response
  if (request.method === 'HEAD' || headers.has('content-encoding')) return undefined
  if (!compressible.test(headers.get('content-type') ?? '')) return undefined
  if (Number(headers.get('content-length') ?? Infinity) < minBytes) return undefined
  return acceptedCoding(request.headers.get('accept-encoding'))
}
