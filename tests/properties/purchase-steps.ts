import * as purchases from '#contract/purchase-orders/purchase-orders.ts'
import { formatAmount } from '#lib/money.ts'
import { redline } from '../setup/exchange/market.ts'
import { assetsOf, memberOf, pick, purchasesOf } from './world.ts'
import { actor, amountOf, mostly, shown, type Step } from './step.ts'

const setPurchase =
  (action: 'suspend' | 'resume' | 'cancel'): Step =>
  async (world, dice) => {
    const purchase = pick(await purchasesOf(world), dice.what)
    if (!purchase) return undefined
    const request = { purchase_ids: [purchase.id.toString()], action }
    return world.exchange.call(
      purchases.set,
      request,
      dice.price % 5 ? memberOf(world, purchase.buyerId) : actor(world, dice),
    )
  }

/** What people do with purchase orders. */
export const purchaseSteps = {
  want: async (world, dice) => {
    const person = actor(world, dice)
    const request = { goods_id: redline, price: amountOf(dice), quantity: 1 + (dice.what % 3) }
    const made = await world.exchange.call(purchases.create, request, person)
    if (made.code !== 0) return made
    const { purchase_id, total } = made.data
    return world.exchange.call(purchases.pay, { purchase_id, total }, person)
  },
  changePurchase: async (world, dice) => {
    const purchase = pick(await purchasesOf(world), dice.what)
    if (!purchase) return undefined
    const quantity = 1 + (dice.price % 4)
    const unfilled = BigInt(Math.max(quantity - purchase.filled, 0))
    const total = formatAmount(BigInt(dice.price) * unfilled || 1n)
    const request = { purchase_id: purchase.id.toString(), price: amountOf(dice), quantity, total }
    return world.exchange.call(
      purchases.change,
      request,
      dice.price % 5 ? memberOf(world, purchase.buyerId) : actor(world, dice),
    )
  },
  suspendPurchase: setPurchase('suspend'),
  resumePurchase: setPurchase('resume'),
  cancelPurchase: setPurchase('cancel'),
  supply: async (world, dice) => {
    const active = ({ state }: { state: string }) => state === 'active'
    const purchase = pick(mostly(await purchasesOf(world), active, dice), dice.what)
    const person = actor(world, dice)
    const asset = pick(await assetsOf(world, person), dice.price)
    if (!purchase || !asset) return undefined
    const request = {
      purchase_id: purchase.id.toString(),
      price: shown(purchase.price, dice),
      asset_ids: [asset.id.toString()],
    }
    return world.exchange.call(purchases.supply, request, person)
  },
} satisfies Record<string, Step>
