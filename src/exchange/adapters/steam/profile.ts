import { z } from 'zod'
import type { GamePlatform } from '../../ports/game-platform.ts'
import { ServiceUnavailable } from '../../ports/service-unavailable.ts'
import { SERVICE, type SteamClient } from './steam-client.ts'

const PATH = 'ISteamUser/GetPlayerSummaries/v2'
const PUBLIC = 3
const schema = z.object({
  players: z.array(
    z.object({
      steamid: z.string(),
      personaname: z.string(),
      avatarfull: z.string(),
      communityvisibilitystate: z.number(),
      /** Public profiles only. */
      timecreated: z.number().optional(),
    }),
  ),
})

/** Uses the market's own key: a rejected key is an outage for everybody, not the user's fault. */
export async function getProfile(client: SteamClient, steamId: string): ReturnType<GamePlatform['getProfile']> {
  const answer = await client.webApi({
    path: PATH,
    key: client.config.publisherKey,
    params: { steamids: steamId },
    schema,
  })
  if (!answer.ok) throw new ServiceUnavailable(SERVICE, PATH, 'unauthorized')
  const player = answer.response.players.find((each) => each.steamid === steamId)
  if (!player) return { ok: false, reason: 'not_found' }
  return {
    ok: true,
    profile: {
      steamId,
      nickname: player.personaname,
      avatarUrl: player.avatarfull,
      isPublic: player.communityvisibilitystate === PUBLIC,
      registeredAt: player.timecreated === undefined ? null : new Date(player.timecreated * 1000),
    },
  }
}
