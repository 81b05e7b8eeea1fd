import { databaseCode } from './transact.ts'

/**
 * SQLSTATE classes 08 (connection), 53 (out of disk, memory or connections) and 57P (the server is shutting down,
 * crashed or starting), and the timeouts: of a statement, a lock, an idle transaction.
 */
const lost = /^(?:08...|53...|57P0[1-5]|57014|55P03|25P03)$/
/** What the driver and the system report when the server is unreachable. */
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
const driverWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Cannot use a pool after calling end)/

/** The database was unreachable, went away, or took too long: whether the transaction committed is unknown. */
export function isLostConnection(error: unknown): boolean {
  const code = databaseCode(error)
  if (code !== undefined && lost.test(code)) return true
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && unreachable.has(String(cause.code))) return true
    if (driverWords.test(cause.message)) return true
  }
  return false
}
