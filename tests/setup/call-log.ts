import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Logs how a call ended if `AMBER_CALL_LOG` names a folder: one file per process, one line `<name> <code>` per call.
 * The whole test run is checked against it: every call must have both succeeded and been refused.
 */
export function logCall(name: string, code: number): void {
  const folder = process.env.AMBER_CALL_LOG
  if (folder) appendFileSync(join(folder, `${process.pid}.log`), `${name} ${code}\n`)
}
