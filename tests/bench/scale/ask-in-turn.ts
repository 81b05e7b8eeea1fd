import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { Connection } from './connection.ts'

export interface Question {
  method: 'GET' | 'POST'
  path: string
  body?: object
  headers?: Record<string, string>
}

export interface Timing {
  /** Answers per second, over all connections. */
  rate: number
  /** milliseconds */
  median: number
  p99: number
}

export function timingOf(durations: readonly number[], seconds: number): Timing {
  const sorted = durations.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { rate: durations.length / seconds, median: at(0.5), p99: at(0.99) }
}

/**
 * Runs `work` this many times over this many connections, one at a time on each. Autocannon rounds to whole
 * milliseconds, which is as long as some of these answers take.
 */
export async function serialQueue(
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

/**
 * Starts `work` this many times a second, whether or not the answers before it have arrived, and times each from when
 * it was due: what people wait who don't wait for each other. One second more comes first and is not counted: caches
 * that live for seconds have emptied during other measurements, as they never do in a market that is asked so often.
 */
export async function steadily(perSecond: number, amount: number, work: (index: number) => Promise<unknown>) {
  const start = performance.now()
  const durations = await Promise.all(
    Array.from({ length: perSecond + amount }, async (_, index) => {
      const due = start + (index * 1_000) / perSecond
      await setTimeout(Math.max(0, due - performance.now()))
      await work(index)
      return performance.now() - due
    }),
  )
  return timingOf(durations.slice(perSecond), (performance.now() - start) / 1000 - 1)
}

const accepted = Buffer.from('{"code":0,')

/** A client that keeps its connections alive, as many as are ever in use at once. A refused call throws, because
 * refusals are fast. */
export function createAsker(port: number) {
  const idle = new Set<Connection>()
  const all = new Set<Connection>()

  function open(): Connection {
    const made: Connection = new Connection(port, () => {
      idle.delete(made)
      all.delete(made)
    })
    all.add(made)
    return made
  }

  /** Returns the raw body: parsing it would be timed as well. */
  async function read({ method, path, body, headers = {} }: Question): Promise<Buffer> {
    const text = body ? JSON.stringify(body) : ''
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    if (body) lines.push(`content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`)
    const [connection = open()] = idle
    idle.delete(connection)
    const answer = await connection.send(
      `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${lines.join('')}\r\n${text}`,
    )
    idle.add(connection)
    if (answer.subarray(0, accepted.length).equals(accepted)) return answer
    throw new Error(`${path} was refused: ${answer.subarray(0, 200).toString()}`)
  }

  return {
    read,
    ask: async <Data>(question: Question): Promise<Data> =>
      (JSON.parse((await read(question)).toString()) as { data: Data }).data,
    close: () => all.forEach((connection) => connection.close()),
  }
}
