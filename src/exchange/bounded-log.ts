import { isLostConnection } from './db/lost-connection.ts'
import { logger } from './log.ts'

type Fields = Record<string, unknown>
type Level = 'warn' | 'error'

/** While the database is down every round, job and request fails: one line of each kind is logged per interval. */
const intervalMs = 30_000

/** How many lines were held back since the last one written, by kind. */
const held = new Map<string, number>()

function write(level: Level, fields: Fields, message: string): void {
  if (!isLostConnection(fields.error)) return logger[level](fields, message)
  const known = held.get(message)
  if (known !== undefined) return void held.set(message, known + 1)
  held.set(message, 0)
  logger[level](fields, message)
  wait(level, message)
}

/** Logs the number of lines held back each interval, until one passes without any. */
function wait(level: Level, message: string): void {
  const timer = setTimeout(() => {
    const more = held.get(message)
    if (!more) return void held.delete(message)
    held.set(message, 0)
    logger[level]({ more, seconds: intervalMs / 1000 }, message)
    wait(level, message)
  }, intervalMs)
  timer.unref()
}

/** Like the logger, but throttles failures while the database is unreachable. Other errors are logged individually. */
export const boundedLogger = {
  warn: (fields: Fields, message: string) => write('warn', fields, message),
  error: (fields: Fields, message: string) => write('error', fields, message),
}
