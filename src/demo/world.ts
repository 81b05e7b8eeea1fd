import { sql } from 'drizzle-orm'
import { readCatalogue } from '#exchange/catalogue/catalogue.ts'
import { hashPassword } from '#exchange/accounts/passwords.ts'
import { transact } from '#exchange/db/transact.ts'
import type { Services } from '#exchange/services.ts'
import type { NewAsset } from '#simulators/steam/assets.ts'
import type { SteamSimulator } from '#simulators/steam/steam-simulator.ts'
import { passwordDigestOf } from './answer-sales.ts'
import { demoPassword, makeSellers } from './market-people.ts'
import { type DemoMarket, generateMarket } from './market.ts'
import { makePeople } from './people.ts'
import { isSeeded, seedExchange } from './seed-exchange.ts'
import { seedSteam, stockOf } from './seed-simulators.ts'

const seedName = 'amber-1'

/** The demo's people and market; the market is generated lazily, which happens once per database. */
export function openDemoWorld(communityUrl: string) {
  const people = makePeople(makeSellers(seedName), seedName, communityUrl)
  let made: { market: DemoMarket; catalogue: ReturnType<typeof readCatalogue> } | null = null
  const make = () => {
    const catalogue = made?.catalogue ?? readCatalogue()
    return (made ??= {
      catalogue,
      market: generateMarket(catalogue, { seed: seedName, now: Math.floor(Date.now() / 1000) }),
    })
  }

  return {
    people,
    seed: async (services: Services): Promise<void> => {
      const { db } = services
      const outcome = await transact(db, async (tx) => {
        if (await isSeeded(tx)) return 'known'
        console.log('Filling the demo market, this once …')
        const passwordHash = await hashPassword(passwordDigestOf(demoPassword))
        await seedExchange(tx, { ...make(), people, passwordHash, services, version: seedName })
        return 'seeded'
      })
      // The planner has no statistics on bulk-loaded rows, and the embedded engine has no autovacuum.
      if (outcome === 'seeded') await db.execute(sql`vacuum (analyze)`)
    },
    seedSteam: (steam: SteamSimulator): void => {
      const { catalogue, market } = make()
      seedSteam(steam, { market, people, goodsById: new Map(catalogue.goods.map((goods) => [goods.goods_id, goods])) })
      made = null
    },
    /** Starter items for new accounts at the simulated platform. */
    stockFor: (steamId: string): NewAsset[] => stockOf(readCatalogue(), steamId),
  }
}
