import { Socket } from 'node:net'

/**
 * Loaded by `node --import` into programs that tests start. The parent holds the other end of file descriptor 3 and
 * says nothing on it: its end means that the parent is gone, however it went, and this program follows.
 */
const parent = new Socket({ fd: 3 })
parent.on('close', () => process.kill(process.pid, 'SIGTERM'))
parent.on('error', () => process.kill(process.pid, 'SIGTERM'))
parent.resume()
parent.unref()
