import { connect, type Socket } from 'node:net'

const endOfHead = Buffer.from('\r\n\r\n')

/**
 * One connection to a server of HTTP/1.1 that says how long its answers are; one request at a time. It reads as little as
 * is needed to know where an answer ends: a client shares the machine with what it measures, and the usual ones take half
 * as much of it as the server.
 */
export class Connection {
  readonly #socket: Socket
  #waiting: { resolve(body: Buffer): void; reject(error: Error): void } | null = null
  #chunks: Buffer[] = []
  /** Bytes of the answer still to come; null until its head is there. */
  #missing: number | null = null
  #bodyAt = 0

  constructor(port: number, onGone: () => void) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.on('data', (chunk) => this.#take(chunk))
    this.#socket.on('error', (error) => this.#fail(error))
    this.#socket.on('close', () => {
      onGone()
      this.#fail(new Error('the server closed the connection'))
    })
  }

  /** The body of the answer to a whole request, head and body. */
  send(request: string): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    this.#chunks.push(chunk)
    if (this.#missing === null) this.#readHead()
    else this.#missing -= chunk.length
    if (this.#missing !== 0) return
    const answer = this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks)
    const waiting = this.#waiting
    this.#waiting = null
    this.#chunks = []
    this.#missing = null
    waiting?.resolve(answer.subarray(this.#bodyAt))
  }

  #readHead(): void {
    const begin = this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks)
    const end = begin.indexOf(endOfHead)
    if (end < 0) return
    const length = /^content-length: (\d+)\r?$/im.exec(begin.toString('latin1', 0, end))?.[1]
    if (length === undefined) return this.#fail(new Error('an answer does not say how long it is'))
    this.#bodyAt = end + endOfHead.length
    this.#missing = this.#bodyAt + Number(length) - begin.length
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error)
    this.#waiting = null
    this.#socket.destroy()
  }
}
