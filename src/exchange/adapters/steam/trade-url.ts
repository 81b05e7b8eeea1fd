import { accountIdOf } from '#lib/steam-id.ts'
import type { GamePlatform } from '../../ports/game-platform.ts'

/** Parses a trade URL and rebuilds it: only partner and token survive of the input. */
export function parseTradeUrl(
  communityUrl: string,
  url: string,
  steamId: string,
): ReturnType<GamePlatform['parseTradeUrl']> {
  const malformed = { ok: false, reason: 'malformed' } as const
  const base = `${communityUrl}/tradeoffer/new/`
  if (!URL.canParse(url.trim())) return malformed
  const parsed = new URL(url.trim())
  const path = `${parsed.origin}${parsed.pathname.replace(/\/*$/, '/')}`
  const [partner, ...morePartners] = parsed.searchParams.getAll('partner')
  const [token, ...moreTokens] = parsed.searchParams.getAll('token')
  if (path !== base || morePartners.length > 0 || moreTokens.length > 0) return malformed
  if (!partner || !token || !/^[1-9]\d{0,9}$/.test(partner) || !/^[A-Za-z0-9_-]{8}$/.test(token)) return malformed
  if (Number(partner) !== accountIdOf(steamId)) return { ok: false, reason: 'foreign_account' }
  return { ok: true, partner: Number(partner), token, url: `${base}?partner=${partner}&token=${token}` }
}
