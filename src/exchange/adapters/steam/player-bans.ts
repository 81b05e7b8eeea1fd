import { z } from 'zod'
import type { GamePlatform, TradeStanding } from '../../ports/game-platform.ts'
import { ServiceUnavailable } from '../../ports/service-unavailable.ts'
import { parseAnswer } from '../parse-answer.ts'
import { SERVICE, type SteamClient } from './steam-client.ts'

const PATH = 'ISteamUser/GetPlayerBans/v1'
/** Steam's limit of accounts per request. */
const BATCH = 100
/** Unlike other calls' answers, this one is not wrapped in `response`. */
const schema = z.object({
  players: z.array(z.object({ SteamId: z.string(), CommunityBanned: z.boolean(), EconomyBan: z.string() })),
})

type Player = z.infer<typeof schema>['players'][number]

/** Steam has `none`, `probation` and `banned`; treat any new value as restricted. */
function standingOf({ CommunityBanned, EconomyBan }: Player): TradeStanding {
  if (CommunityBanned) return 'restricted'
  if (EconomyBan === 'none') return 'good'
  return EconomyBan === 'probation' ? 'suspended' : 'restricted'
}

/** Uses the market's own key: a rejected key is an outage for everybody. */
export async function listTradeStandings(
  client: SteamClient,
  steamIds: readonly string[],
): ReturnType<GamePlatform['listTradeStandings']> {
  const standings = new Map<string, TradeStanding>()
  for (let start = 0; start < steamIds.length; start += BATCH) {
    const steamids = steamIds.slice(start, start + BATCH).join(',')
    const query = new URLSearchParams({ key: client.config.publisherKey, format: 'json', steamids })
    const url = `${client.config.apiUrl}/${PATH}/?${query}`
    const answer = await client.request({ operation: PATH, url, isSafe: true })
    if (answer.status === 401 || answer.status === 403) throw new ServiceUnavailable(SERVICE, PATH, 'unauthorized')
    if (answer.status !== 200) throw new ServiceUnavailable(SERVICE, PATH, 'malformed_answer')
    const { players } = parseAnswer(schema, answer.text, { service: SERVICE, operation: PATH })
    for (const player of players) standings.set(player.SteamId, standingOf(player))
  }
  return standings
}
