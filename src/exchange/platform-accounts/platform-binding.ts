import type { GamePlatform, Profile } from '../ports/game-platform.ts'
import { ServiceUnavailable } from '../ports/service-unavailable.ts'
import type { Services } from '../services.ts'
import type { ExchangeSettings } from '../settings.ts'
import { askTradeStandings } from './platform-standing.ts'
import { refreshTradeHold } from './trade-hold.ts'

/**
 * The site's route that the platform redirects the browser to; `state` ties the return to whoever started the sign-in.
 */
export function returnAddress({ publicUrl }: ExchangeSettings, state: string): string {
  return `${publicUrl}/steam/return?${new URLSearchParams({ state })}`
}

/** Whether the inventory is public. @throws ServiceUnavailable when the platform can't be asked. */
export async function isInventoryOpen(platform: GamePlatform, steamId: string): Promise<boolean> {
  return (await platform.getInventory(steamId)).ok
}

/** Optional facts about a new binding, which stands without them: the platform may be busy and answer later. */
export async function readBoundAccount(
  platform: GamePlatform,
  steamId: string,
): Promise<{ profile: Profile | null; isInventoryOpen: boolean }> {
  const [profile, isOpen] = await Promise.all([
    orWhenUnavailable(platform.getProfile(steamId), null),
    orWhenUnavailable(isInventoryOpen(platform, steamId), false),
  ])
  return { profile: profile?.ok ? profile.profile : null, isInventoryOpen: isOpen }
}

/** Looks up whether a newly bound account may trade; if the platform is busy, the next periodic check does. */
export async function noteTradeStanding(
  services: Pick<Services, 'db' | 'platform'>,
  person: { userId: bigint; steamId: string },
): Promise<void> {
  const apply = await orWhenUnavailable(askTradeStandings(services, [person]), null)
  await apply?.(person)
}

/** Same as `noteTradeStanding`, for how long the platform would hold this person's trades. */
export async function noteTradeHold(services: Pick<Services, 'db' | 'platform'>, userId: bigint): Promise<void> {
  await orWhenUnavailable(refreshTradeHold(services, userId), undefined)
}

export async function orWhenUnavailable<Known, Unknown>(
  asked: Promise<Known>,
  otherwise: Unknown,
): Promise<Known | Unknown> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ServiceUnavailable) return otherwise
    throw error
  }
}
