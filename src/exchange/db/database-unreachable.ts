import { StartRefused } from './start-refused.ts'
import { databaseCode } from './transact.ts'

/** The PostgreSQL does not answer, or not yet. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable'
  /** EX_UNAVAILABLE of sysexits.h: it may work later. */
  readonly exitCode = 69
}

/** SQLSTATEs of a wrong role, password or database. */
const misconfigured = /^(?:28|3D)/

/** The failure to connect for the first time, in words without the address, which holds a password. */
export function describeFailedConnection(error: unknown): DatabaseUnreachable | StartRefused {
  const reason = reasonOf(error)
  return misconfigured.test(databaseCode(error) ?? '')
    ? new StartRefused(`The PostgreSQL of DATABASE_URL refuses it: ${reason}. Correct DATABASE_URL, or the server.`)
    : new DatabaseUnreachable(`The PostgreSQL of DATABASE_URL can't be reached: ${reason}.`)
}

/** For a name with several addresses, the system's error has a code, but no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || String((error as NodeJS.ErrnoException).code ?? error.name)
}
