/** S9.1 Our cookie values are JSON. */
export const encodeCookie = (value: string): string => JSON.stringify(value)

/** Decodes a cookie. A value that is not JSON, set elsewhere or by an older build, is returned as is. */
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
