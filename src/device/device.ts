/** The two page sets. Each has its own route tree below its name. */
export type Device = 'pc' | 'mobile'

export const deviceCookie = 'device'

const phone = /Android|iPhone|iPod|Mobile|Windows Phone|BlackBerry|Opera Mini|HarmonyOS/i
/** Phones only say that they are "like Mac OS X". */
const desktop = /Macintosh/i
const tablet = /iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Kindle/i

/**
 * S2.1 The page set for a visitor: their choice (the cookie) wins, else the user agent decides. Tablets have room for
 * the desktop set; an iPad identifies as a Macintosh anyway, and within an app adds "Mobile".
 */
export function deviceOf(userAgent: string | null | undefined, choice?: string | null): Device {
  if (choice === 'pc' || choice === 'mobile') return choice
  if (!userAgent || desktop.test(userAgent) || tablet.test(userAgent)) return 'pc'
  // Android tablets differ from Android phones only by the absence of "Mobile".
  if (/Android/i.test(userAgent) && !/Mobile/i.test(userAgent)) return 'pc'
  return phone.test(userAgent) ? 'mobile' : 'pc'
}
