import { rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'

/** An operator's command line, and the user who ran it. */
export interface OperatorRequest {
  args: string[]
  user: string
}

type Run = (request: OperatorRequest, say: (line: string) => void) => Promise<number>

/**
 * The socket on which the owning process of a data directory listens for operators. Only the directory's owner has
 * access, since the directory is private. Relative if that is shorter, because the system limits socket paths to about
 * a hundred characters.
 */
export function socketPath(dataDir: string): string {
  const absolute = join(dataDir, 'operator.sock')
  const fromHere = relative(process.cwd(), absolute)
  return fromHere.length < absolute.length ? fromHere : absolute
}

/**
 * Lets operators work on an embedded database while its owning process runs: one request per connection, as a line of
 * JSON; the answer is lines of `{"say": …}` and a final `{"code": …}`.
 */
export async function listenForOperators(dataDir: string, run: Run): Promise<{ close(): void }> {
  const path = socketPath(dataDir)
  // Left behind by a killed process: the directory's lock guarantees that nobody else owns it now.
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
  // An operator may hang up at any time, as `| head` does: that ends the answer and must not end the market.
  socket.on('error', () => socket.destroy())
  const lines = createInterface({ input: socket }).on('error', () => {})
  for await (const line of lines) {
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

/** Sends a request to the owning process of a data directory. Null if none is listening. */
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
