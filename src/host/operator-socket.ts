import { rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'

/** What an operator typed, and as whom. */
export interface OperatorRequest {
  args: string[]
  user: string
}

type Run = (request: OperatorRequest, say: (line: string) => void) => Promise<number>

/**
 * Where the process that owns a data directory listens for its operators. Only the owner of the directory gets in: the
 * directory is closed to others. Relative where that is shorter, for the system allows about a hundred characters.
 */
export function socketPath(dataDir: string): string {
  const absolute = join(dataDir, 'operator.sock')
  const fromHere = relative(process.cwd(), absolute)
  return fromHere.length < absolute.length ? fromHere : absolute
}

/**
 * Lets operators work on an embedded database while the process that owns it runs: one request a connection, as a line
 * of JSON; back come lines `{"say": …}` and at last `{"code": …}`.
 */
export async function listenForOperators(dataDir: string, run: Run): Promise<{ close(): void }> {
  const path = socketPath(dataDir)
  // Left behind by a process that was killed: the directory's lock says that nobody else owns it now.
  rmSync(path, { force: true })
  const server = createServer((socket) => {
    answer(socket, run).catch(() => socket.destroy())
  })
  const before = process.umask(0o177)
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve))
  } finally {
    process.umask(before)
  }
  server.unref()
  return { close: () => void server.close() }
}

async function answer(socket: Socket, run: Run): Promise<void> {
  for await (const line of createInterface({ input: socket })) {
    const send = (message: object) => void socket.write(`${JSON.stringify(message)}\n`)
    const code = await run(JSON.parse(line) as OperatorRequest, (text) => send({ say: text })).catch(
      (error: unknown) => {
        send({ say: error instanceof Error ? error.message : 'the command failed' })
        return 1
      },
    )
    socket.end(`${JSON.stringify({ code })}\n`)
    return
  }
}

/** Asks the process that owns a data directory. Null: nobody listens there. */
export async function askOwner(
  dataDir: string,
  request: OperatorRequest,
  say: (line: string) => void,
): Promise<number | null> {
  const socket = connect(socketPath(dataDir))
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  if (!isOpen) return null
  socket.write(`${JSON.stringify(request)}\n`)
  for await (const line of createInterface({ input: socket })) {
    const message = JSON.parse(line) as { say?: string; code?: number }
    if (message.say !== undefined) say(message.say)
    if (message.code !== undefined) return message.code
  }
  throw new Error('the running market ended before it had answered')
}
