import { performance } from 'node:perf_hooks'
import * as jobs from '#contract/listing-jobs.ts'
import * as rules from '#contract/price-rules/price-rules.ts'
import { openTestExchange } from '../setup/exchange.ts'
import { listItem } from '../setup/exchange/market.ts'
import { signInWithMany, stockMarket } from '../setup/exchange/stock.ts'
import { connectPostgres } from '#exchange/db/connect-postgres.ts'
import { startPostgres } from '../setup/postgres.ts'
import type { Bench, Measure } from './bench.ts'

const items = 1_000

/** A seller with a thousand items lists them in one job, previews a price rule on them, and applies it. */
export const bench: Bench = {
  name: `${items} listings by a job and by a price rule`,
  async run() {
    const server = await startPostgres({ isDurable: true })
    const connection = await connectPostgres(await server.createDatabase(), { poolSize: 4 })
    const exchange = await openTestExchange({ connection })
    const measures: Measure[] = []
    async function measure<Answer>(what: string, atMost: number, work: () => Promise<Answer>): Promise<Answer> {
      const began = performance.now()
      const answer = await work()
      const value = (performance.now() - began) / 1000
      measures.push({ what: `${items.toLocaleString('en')} listings ${what}, PostgreSQL`, value, unit: 's', atMost })
      return answer
    }
    try {
      await stockMarket(exchange)
      await listItem(exchange, await exchange.signInTrader(), 40_00n)
      const { seller, assetIds } = await signInWithMany(exchange, items)
      const asked = assetIds.map((asset_id) => ({ action: 'list' as const, asset_id, price: '50.00' }))
      const listing_ids = await measure('created by a job', 10, async () => {
        const { job_id } = await exchange.ask(jobs.create, { items: asked }, seller)
        await exchange.runDue()
        return listingsOf(job_id)
      })
      const rule = { base: 'lowest' as const, step: { unit: 'percent' as const, basis_points: -100 }, floor: '1.00' }
      await measure('quoted by a rule', 1, () => exchange.ask(rules.quoteRule, { listing_ids, rule }, seller))
      const { rule_id } = await exchange.ask(rules.save, { name: 'one', rule }, seller)
      await exchange.ask(rules.attach, { rule_id, listing_ids }, seller)
      await measure('repriced by a rule', 3, () => exchange.runDue())
      const [kept] = (await exchange.ask(rules.list, {}, seller)).rules
      const repriced = kept!.outcomes.find(({ outcome }) => outcome === 'repriced')?.count ?? 0
      measures.push({ what: 'of them repriced', value: repriced, unit: 'listings', atLeast: items })

      async function listingsOf(job_id: string): Promise<string[]> {
        const ids: string[] = []
        for (let cursor: string | undefined, isMore = true; isMore;) {
          const page = await exchange.ask(jobs.detail, { job_id, state: 'done', cursor }, seller)
          ids.push(...page.items.map(({ listing_id }) => listing_id!))
          cursor = page.next_cursor ?? undefined
          isMore = cursor !== undefined
        }
        return ids
      }
    } finally {
      await exchange.close()
      await server.stop()
    }
    return measures
  },
}
