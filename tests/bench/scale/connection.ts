import { connect, type Socket } from 'node:net'

const endOfHead = Buffer.from('\r\n\r\n')

/**
 * One connection to an HTTP/1.1 server that sends content lengths; one request at a time. It parses only as much as it
 * takes to find the end of an answer, into a buffer of its own: a client shares the machine with what it measures. The
 * usual clients take half as much CPU as the server, and their garbage collection stalls their clock.
 */
export class Connection {
  readonly #socket: Socket
  #waiting: { resolve(body: Buffer): void; reject(error: Error): void } | null = null
  #answer = Buffer.allocUnsafe(1 << 18)
  /** Bytes of the answer received so far, and its total; null until the head has arrived. */
  #length = 0
  #whole: number | null = null
  #bodyAt = 0

  constructor(port: number, onGone: () => void) {
    const onread = {
      buffer: Buffer.allocUnsafe(1 << 16),
      callback: (length: number, chunk: Uint8Array) => this.#take(chunk.subarray(0, length)),
    }
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true, onread })
    this.#socket.on('error', (error) => this.#fail(error))
    this.#socket.on('close', () => {
      onGone()
      this.#fail(new Error('the server closed the connection'))
    })
  }

  /** Sends a raw request, head and body, and returns the answer's body, which is valid until the next request. */
  send(request: string): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#length = 0
      this.#whole = null
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  /** Returns true to keep reading. */
  #take(chunk: Uint8Array): true {
    if (this.#length + chunk.length > this.#answer.length)
      this.#answer = Buffer.concat([this.#answer, Buffer.allocUnsafe(this.#answer.length)])
    this.#answer.set(chunk, this.#length)
    this.#length += chunk.length
    if (this.#whole === null) this.#readHead()
    if (this.#whole !== this.#length) return true
    const waiting = this.#waiting
    this.#waiting = null
    waiting?.resolve(this.#answer.subarray(this.#bodyAt, this.#whole))
    return true
  }

  #readHead(): void {
    const end = this.#answer.subarray(0, this.#length).indexOf(endOfHead)
    if (end < 0) return
    const length = /^content-length: (\d+)\r?$/im.exec(this.#answer.toString('latin1', 0, end))?.[1]
    if (length === undefined) return this.#fail(new Error('an answer does not say how long it is'))
    this.#bodyAt = end + endOfHead.length
    this.#whole = this.#bodyAt + Number(length)
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error)
    this.#waiting = null
    this.#socket.destroy()
  }
}
