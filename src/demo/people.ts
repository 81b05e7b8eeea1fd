import { createHash } from 'node:crypto'
import { accountIdOf } from '#lib/steam-id.ts'
import { DEMO_BUYER_NAME, DEMO_BUYER_PHONE } from './market-people.ts'
import type { DemoSeller } from './market-people.ts'

/** A person of the demo with everything they need for trading. */
export interface DemoPerson {
  userId: bigint
  phone: string
  nickname: string
  steamId: string
  apiKey: string
  tradeToken: string
  tradeUrl: string
  /** Initial balance in fen. */
  funds: bigint
  /** Marks the two people presented to visitors; all share the same password. */
  isIntroduced: boolean
}

const buyerSteamId = '76561198000000001'
const buyerFunds = 20_000_00n

/** The market's sellers in order, then the buyer. */
export function makePeople(sellers: readonly DemoSeller[], seed: string, communityUrl: string): DemoPerson[] {
  const derive = (what: string, steamId: string) =>
    createHash('sha256').update(`${seed}:${what}:${steamId}`).digest('hex')
  const person = (
    index: number,
    facts: Pick<DemoPerson, 'phone' | 'nickname' | 'steamId' | 'funds' | 'isIntroduced'>,
  ): DemoPerson => {
    const tradeToken = derive('token', facts.steamId).slice(0, 8)
    return {
      ...facts,
      userId: BigInt(index + 1),
      apiKey: derive('key', facts.steamId).slice(0, 32).toUpperCase(),
      tradeToken,
      tradeUrl: `${communityUrl}/tradeoffer/new/?partner=${accountIdOf(facts.steamId)}&token=${tradeToken}`,
    }
  }
  return [
    ...sellers.map((seller, index) =>
      person(index, {
        phone: seller.phone,
        nickname: seller.nickname,
        steamId: seller.steam_id,
        funds: 0n,
        isIntroduced: index === 0,
      }),
    ),
    person(sellers.length, {
      phone: DEMO_BUYER_PHONE,
      nickname: DEMO_BUYER_NAME,
      steamId: buyerSteamId,
      funds: buyerFunds,
      isIntroduced: true,
    }),
  ]
}
