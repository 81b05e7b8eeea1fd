import { databaseCode } from './transact.ts'

/** SQLSTATE classes 08 (connection) and 57P (the server ends, crashed or is starting), and 53300: no connection is free. */
const lost = /^(?:08...|57P0[1-5]|53300)$/
/** What the driver and the system say when the server is not there. */
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
const driverWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** The database could not be reached, or went away: whether the transaction was committed is not known. */
export function isLostConnection(error: unknown): boolean {
  const code = databaseCode(error)
  if (code !== undefined && lost.test(code)) return true
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && unreachable.has(String(cause.code))) return true
    if (driverWords.test(cause.message)) return true
  }
  return false
}
