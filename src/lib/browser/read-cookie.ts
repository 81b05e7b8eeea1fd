import { decodeCookie } from './cookie-value.ts'

/** The value of one cookie of a request, or undefined. */
export function readCookie(request: Request, name: string): string | undefined {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const at = part.indexOf('=')
    if (part.slice(0, at).trim() === name) return decodeCookie(decode(part.slice(at + 1).trim()))
  }
  return undefined
}

function decode(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
