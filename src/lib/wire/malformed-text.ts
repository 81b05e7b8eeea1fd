/** U+0000, or half a character: PostgreSQL stores neither. */
const isMalformed = (text: string) => text.includes('\0') || !text.isWellFormed()

/** The path of a text in a request that cannot be stored, be it a value or a name; null if there is none. */
export function findMalformedText(value: unknown): string | null {
  if (typeof value === 'string') return isMalformed(value) ? '' : null
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    if (isMalformed(name)) return ''
    const path = findMalformedText(inner)
    if (path !== null) return path ? `${name}.${path}` : name
  }
  return null
}
