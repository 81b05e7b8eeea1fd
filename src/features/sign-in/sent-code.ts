/** The last SMS code that this tab asked for. */
interface SentCode {
  phone: string
  /** When another may be asked for, in milliseconds since the epoch. */
  again: number
}

const key = 'sms-sent'

/** In ms, from when another may be asked for. Later the number is no business of whoever sits at this tab. */
const maxAge = 5 * 60_000

/** Remembers for this tab, across a reload, where a code was sent; never the code itself. */
export const keepSentCode = (sent: SentCode) => sessionStorage.setItem(key, JSON.stringify(sent))

export const forgetSentCode = () => sessionStorage.removeItem(key)

/** The code asked for in this tab, until somebody signs in; undefined if there is none, it is old or cannot be read. */
export function sentCode(): SentCode | undefined {
  try {
    const { phone, again }: Partial<SentCode> = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    if (typeof phone !== 'string' || typeof again !== 'number') return undefined
    if (Date.now() - again <= maxAge) return { phone, again }
    forgetSentCode()
    return undefined
  } catch {
    return undefined
  }
}
