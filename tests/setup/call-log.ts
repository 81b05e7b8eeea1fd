import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Notes how a call ended, if somebody keeps count: `AMBER_CALL_LOG` is a folder, one file a process, one line
 * `<name> <code>` a call. The whole test run is checked against it: every call has to have succeeded and been refused.
 */
export function logCall(name: string, code: number): void {
  const folder = process.env.AMBER_CALL_LOG
  if (folder) appendFileSync(join(folder, `${process.pid}.log`), `${name} ${code}\n`)
}
