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

const accepted = Buffer.from('{"code":0,')

/** A client with as many connections kept open. A refused call throws: refusals are fast. */
export function createAsker(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })

  /** Answers the body. It is not parsed, for that would be timed as well: the client shares the machine. */
  function read({ method, path, body, headers = {} }: Question): Promise<Buffer> {
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
            const answer = Buffer.concat(chunks)
            if (answer.subarray(0, accepted.length).equals(accepted)) resolve(answer)
            else reject(new Error(`${path} was refused: ${answer.subarray(0, 200).toString()}`))
          })
        },
      )
      sent.on('error', reject)
      sent.end(text)
    })
  }

  return {
    read,
    ask: async <Data>(question: Question): Promise<Data> =>
      (JSON.parse((await read(question)).toString()) as { data: Data }).data,
    close: () => agent.destroy(),
  }
}
