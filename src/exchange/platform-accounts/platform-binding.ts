import type { GamePlatform, Profile } from '../ports/game-platform.ts'
import { ServiceUnavailable } from '../ports/service-unavailable.ts'
import type { Services } from '../services.ts'
import type { ExchangeSettings } from '../settings.ts'
import { askTradeStandings } from './platform-standing.ts'
import { refreshTradeHold } from './trade-hold.ts'

/** The site's route that the platform sends the browser back to; `state` ties the return to who set out. */
export function returnAddress({ publicUrl }: ExchangeSettings, state: string): string {
  return `${publicUrl}/steam/return?${new URLSearchParams({ state })}`
}

/** Whether the platform shows the inventory to everyone. Throws `ServiceUnavailable` when it can't be asked. */
export async function isInventoryOpen(platform: GamePlatform, steamId: string): Promise<boolean> {
  return (await platform.getInventory(steamId)).ok
}

/** What is nice to know of a new binding. The binding stands without: a platform that is busy answers later. */
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

/** Learns whether a new binding's account may trade; a platform that is busy is asked again later, with everybody's. */
export async function noteTradeStanding(
  services: Pick<Services, 'db' | 'platform'>,
  person: { userId: bigint; steamId: string },
): Promise<void> {
  const apply = await orWhenUnavailable(askTradeStandings(services, [person]), null)
  await apply?.(person)
}

/** As `noteTradeStanding`, for how long the platform would hold this person's trades. */
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
