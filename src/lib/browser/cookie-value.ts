/** S9.1 The values of our cookies are JSON. */
export const encodeCookie = (value: string): string => JSON.stringify(value)

/** What a cookie says. One that is no JSON text, from elsewhere or an older build, is taken as it is. */
export function decodeCookie(value: string): string
export function decodeCookie(value: string | undefined): string | undefined
export function decodeCookie(value: string | undefined): string | undefined {
  if (!value?.startsWith('"')) return value
  try {
    const read: unknown = JSON.parse(value)
    return typeof read === 'string' ? read : value
  } catch {
    return value
  }
}
