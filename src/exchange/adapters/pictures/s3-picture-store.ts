import { AwsClient } from 'aws4fetch'
import type { PictureStore } from '../../ports/picture-store.ts'
import { ServiceUnavailable } from '../../ports/service-unavailable.ts'

export interface S3Settings {
  /** Origin of the service, e.g. `https://s3.eu-central-1.amazonaws.com`; the bucket is the first path segment. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const service = 'pictures'
const timeoutMs = 10_000

/** Stores pictures as objects of an S3-compatible store (path-style addresses, Signature Version 4). */
export function createS3PictureStore(
  { endpoint, bucket, region, ...keys }: S3Settings,
  fetch: (request: Request) => Promise<Response> = globalThis.fetch,
): PictureStore {
  const signer = new AwsClient({ ...keys, region, service: 's3' })
  const addressOf = (key: string) => `${endpoint}/${bucket}/pictures/${key}`

  async function send(key: string, init: { method: string; body?: Uint8Array<ArrayBuffer> }): Promise<Response> {
    const headers: Record<string, string> = init.body ? { 'content-type': 'image/webp' } : {}
    try {
      const signed = await signer.sign(addressOf(key), { ...init, headers, signal: AbortSignal.timeout(timeoutMs) })
      const answer = await fetch(signed)
      if (answer.ok || answer.status === 404) return answer
      throw new ServiceUnavailable(service, init.method, answer.status === 403 ? 'unauthorized' : 'server_error')
    } catch (error) {
      if (error instanceof ServiceUnavailable) throw error
      throw new ServiceUnavailable(service, init.method, 'network')
    }
  }

  return {
    async put(key, bytes) {
      const answer = await send(key, { method: 'PUT', body: new Uint8Array(bytes) })
      if (answer.status === 404) throw new ServiceUnavailable(service, 'PUT', 'malformed_answer')
    },
    async get(key) {
      const answer = await send(key, { method: 'GET' })
      return answer.status === 404 ? null : new Uint8Array(await answer.arrayBuffer())
    },
    async delete(key) {
      await send(key, { method: 'DELETE' })
    },
  }
}
