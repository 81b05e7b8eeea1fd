import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

export interface Question {
  method: 'GET' | 'POST'
  path: string
  body?: object
  headers?: Record<string, string>
}

export interface Timing {
  /** Answers in a second, over all connections. */
  rate: number
  /** Milliseconds. */
  median: number
  p99: number
}

export function timingOf(durations: readonly number[], seconds: number): Timing {
  const sorted = durations.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { rate: durations.length / seconds, median: at(0.5), p99: at(0.99) }
}

/**
 * Runs `work` as often as asked over so many connections, each one thing at a time. Autocannon rounds to whole
 * milliseconds, which is as much as some of these answers take.
 */
export async function inTurn(
  connections: number,
  amount: number,
  work: (index: number, connection: number) => Promise<unknown>,
): Promise<Timing> {
  const durations: number[] = []
  let next = 0
  const start = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      for (let index = next++; index < amount; index = next++) {
        const began = performance.now()
        await work(index, connection)
        durations.push(performance.now() - began)
      }
    }),
  )
  return timingOf(durations, (performance.now() - start) / 1000)
}

/** A client with as many connections kept open. */
export function createAsker(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    /** @throws when the call is refused: refusals are fast. */
    ask<Data>({ method, path, body, headers = {} }: Question): Promise<Data> {
      return new Promise((resolve, reject) => {
        const text = body && JSON.stringify(body)
        const sent = request(
          {
            agent,
            host: '127.0.0.1',
            port,
            method,
            path,
            headers: {
              ...headers,
              ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
            },
          },
          (response) => {
            const chunks: Buffer[] = []
            response.on('data', (chunk: Buffer) => chunks.push(chunk))
            response.on('error', reject)
            response.on('end', () => {
              const answer = JSON.parse(Buffer.concat(chunks).toString()) as {
                code: number
                message: string
                data: Data
              }
              if (answer.code === 0) resolve(answer.data)
              else reject(new Error(`${path} was refused: ${answer.code} ${answer.message}`))
            })
          },
        )
        sent.on('error', reject)
        sent.end(text)
      })
    },
    close: () => agent.destroy(),
  }
}
