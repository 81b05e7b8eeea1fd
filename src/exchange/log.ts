type Fields = Record<string, unknown>

/** Writes one JSON line per event to standard error. Must never be given tokens, codes, keys or request bodies. */
function write(level: 'info' | 'warn' | 'error', fields: Fields, message: string): void {
  const plain = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, describe(value)]))
  process.stderr.write(`${JSON.stringify({ level, at: new Date().toISOString(), message, ...plain })}\n`)
}

function describe(value: unknown): unknown {
  if (!(value instanceof Error)) return typeof value === 'bigint' ? value.toString() : value
  // Database errors carry the statement's parameters in their message: only the cause's message is kept.
  const root = value.cause instanceof Error ? value.cause : value
  return { name: root.name, message: root.message, stack: root.stack }
}

export const logger = {
  info: (fields: Fields, message: string) => write('info', fields, message),
  warn: (fields: Fields, message: string) => write('warn', fields, message),
  error: (fields: Fields, message: string) => write('error', fields, message),
}
