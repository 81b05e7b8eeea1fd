import { Socket } from 'node:net'

/**
 * Preloaded with `node --import` into programs that tests start. The parent holds the other end of file descriptor 3
 * and writes nothing: once it closes, however the parent ended, this program exits, too.
 */
const parent = new Socket({ fd: 3 })
parent.on('close', () => process.kill(process.pid, 'SIGTERM'))
parent.on('error', () => process.kill(process.pid, 'SIGTERM'))
parent.resume()
parent.unref()
