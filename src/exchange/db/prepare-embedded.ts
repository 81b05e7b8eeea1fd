import type { messages, PGlite } from '@electric-sql/pglite'
import { LRUCache } from 'lru-cache'
import { databaseCode } from './transact.ts'

/** The engine keeps this many statements, some 30 kB each; any further ones are parsed and planned every time. */
const maxPrepared = 400
/** Texts seen once. Those that vary with the number of their values never come again. */
const maxSeen = 2_000

type Answer = messages.BackendMessage[]

/** A statement that the engine keeps, with its descriptions once known. */
interface Prepared {
  text: string
  name: string
  parameters?: Answer
  columns?: Answer
}

const kinds = { parse: 0x50, bind: 0x42, describe: 0x44, execute: 0x45 }
const ofStatement = 0x53
/** The statement is gone, or its result has other columns since a table was changed. */
const outdated = new Set(['26000', '0A000'])

/**
 * Prepares each statement in the embedded engine when it comes for the second time. For every query, the client parses,
 * describes, binds, describes again, executes and syncs, each a call into the engine; of a prepared statement it only binds
 * the values, executes and syncs, which takes two fifths of the time.
 *
 * Rewrites the protocol messages on their way; the client sends those of one query at a time.
 *
 * @param isPlannedEachTime whether the best plan of a statement depends on its values
 */
export function prepareEmbedded(client: PGlite, isPlannedEachTime: (text: string) => boolean): void {
  const send = client.execProtocolStream.bind(client)
  const prepared = new Map<string, Prepared>()
  const seen = new LRUCache<string, true>({ max: maxSeen })
  let made = 0
  let current: Prepared | undefined
  type Options = Parameters<typeof send>[1]

  async function parse(message: Uint8Array, options: Options): Promise<Answer> {
    const text = Buffer.from(message.subarray(6, message.indexOf(0, 6))).toString()
    current = prepared.get(text)
    if (current) return []
    const isRepeated = seen.has(text)
    seen.set(text, true)
    if (!isRepeated || prepared.size >= maxPrepared || isPlannedEachTime(text)) return send(message, options)
    const next = { text, name: `amber_${made++}` }
    const answer = await send(withName(message, 5, next.name), options)
    prepared.set(text, next)
    current = next
    return answer
  }

  async function describe(statement: Prepared, message: Uint8Array, options: Options): Promise<Answer> {
    if (message[5] !== ofStatement) return (statement.columns ??= await send(message, options))
    return (statement.parameters ??= await send(withName(message, 6, statement.name), options))
  }

  client.execProtocolStream = async (message, options) => {
    if (message[0] === kinds.parse) return parse(message, options)
    const statement = current
    if (!statement) return send(message, options)
    try {
      if (message[0] === kinds.bind) return await send(withName(message, 6, statement.name), options)
      if (message[0] === kinds.describe) return await describe(statement, message, options)
      if (message[0] !== kinds.execute) current = undefined
      return await send(message, options)
    } catch (error) {
      if (outdated.has(databaseCode(error) ?? '')) prepared.delete(statement.text)
      throw error
    }
  }
}

/** The message with a name in place of the empty one at an offset. */
function withName(message: Uint8Array, at: number, name: string): Uint8Array {
  const named = Buffer.concat([message.subarray(0, at), Buffer.from(name), message.subarray(at)])
  named.writeUInt32BE(named.length - 1, 1)
  return named
}
