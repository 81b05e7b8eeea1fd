import * as jobs from '#contract/listing-jobs.ts'
import * as rules from '#contract/price-rules/price-rules.ts'
import { setOutbid } from '#contract/purchase-orders/outbid.ts'
import { formatAmount } from '#lib/money.ts'
import { actor, amountOf, isLive, type Step } from './step.ts'
import { assetsOf, listingsOf, memberOf, pick, purchasesOf } from './world.ts'

/** What people automate: listing jobs, price rules and outbidding. */
export const automationSteps = {
  listByJob: async (world, dice) => {
    const person = actor(world, dice)
    const owned = await assetsOf(world, person)
    const items = owned.map(({ id }) => ({ action: 'list' as const, asset_id: id.toString(), price: amountOf(dice) }))
    return items.length === 0 ? undefined : world.exchange.call(jobs.create, { items }, person)
  },
  changeByJob: async (world, dice) => {
    const person = actor(world, dice)
    const action = pick(['reprice', 'take_down', 'retry'] as const, dice.price)!
    const items = (await listingsOf(world))
      .filter(({ sellerId }) => dice.price % 7 === 0 || sellerId === person.userId)
      .map(({ id }) => {
        const listing_id = id.toString()
        return action === 'reprice' ? { action, listing_id, price: amountOf(dice) } : { action, listing_id }
      })
    return items.length === 0 ? undefined : world.exchange.call(jobs.create, { items }, person)
  },
  stopJob: async (world, dice) => {
    const person = actor(world, dice)
    const { data } = await world.exchange.call(jobs.list, {}, person)
    const job = pick(data?.items ?? [], dice.what)
    return job && world.exchange.call(jobs.stop, { job_id: job.job_id }, person)
  },
  runJobs: async (world) => {
    await world.exchange.runDue()
    return undefined
  },
  rule: async (world, dice) => {
    const person = actor(world, dice)
    const floor = BigInt(dice.price)
    const rule = {
      base: pick(['lowest', 'highest_purchase', 'lowest_same_wear', 'nth_cheapest'] as const, dice.what)!,
      fallback: 'lowest' as const,
      step: { unit: 'percent' as const, basis_points: (dice.price % 41) * 100 - 2_000 },
      floor: formatAmount(floor),
      ceiling: formatAmount(floor * 2n),
    }
    const made = await world.exchange.call(rules.save, { name: `rule ${dice.price} ${dice.what}`, rule }, person)
    if (made.code !== 0) return made
    const own = (await listingsOf(world)).filter(
      ({ sellerId, state }) => sellerId === person.userId && (dice.price % 3 === 0 || isLive(state)),
    )
    if (own.length === 0) return made
    const listing_ids = own.map(({ id }) => id.toString())
    return world.exchange.call(rules.attach, { rule_id: made.data.rule_id, listing_ids }, person)
  },
  pauseOrDeleteRule: async (world, dice) => {
    const person = actor(world, dice)
    const { data } = await world.exchange.call(rules.list, {}, person)
    const kept = pick(data?.rules ?? [], dice.what)
    if (!kept) return undefined
    const { rule_id, is_paused } = kept
    return dice.price % 2
      ? world.exchange.call(rules.pause, { rule_id, is_paused: !is_paused }, person)
      : world.exchange.call(rules.remove, { rule_id }, person)
  },
  outbid: async (world, dice) => {
    const purchase = pick(await purchasesOf(world), dice.what)
    if (!purchase) return undefined
    const ceiling = formatAmount(purchase.price + BigInt(dice.price))
    const outbid = dice.price % 6 ? { ceiling, step: '1.00' } : null
    const person = dice.price % 5 ? memberOf(world, purchase.buyerId) : actor(world, dice)
    return world.exchange.call(setOutbid, { purchase_id: purchase.id.toString(), outbid }, person)
  },
} satisfies Record<string, Step>
