import * as bargainLists from '#contract/bargains/lists.ts'
import * as bargains from '#contract/bargains/bargains.ts'
import type { TestExchange } from '../exchange.ts'
import type { ListedItem } from './market.ts'
import type { Person } from './people.ts'

/** The steps of a bargain, as both sides make them through calls. Prices are as on the wire. */
export function createBargaining(exchange: TestExchange) {
  return {
    /** Makes an offer, sets its money aside and returns the bargain's id. */
    async offer(buyer: Person, item: ListedItem, price: string): Promise<string> {
      const { bargain_id, amount_due } = await exchange.ask(bargains.create, this.offerOf(item, price), buyer)
      await exchange.ask(bargains.pay, { bargain_id, price, amount: amount_due }, buyer)
      return bargain_id
    },
    /** Attempts an offer and returns the call's answer. */
    create(buyer: { token: string }, item: ListedItem, price: string) {
      return exchange.call(bargains.create, this.offerOf(item, price), { token: buyer.token })
    },
    offerOf: ({ listingId, price: listing_price }: ListedItem, price: string) => ({
      listing_id: listingId,
      listing_price,
      price,
    }),
    accept: (seller: Person, bargain_id: string, price: string) =>
      exchange.call(bargains.handle, { action: 'accept', bargain_id, price }, { token: seller.token }),
    refuse: (side: Person, bargain_id: string) =>
      exchange.call(bargains.handle, { action: 'refuse', bargain_id }, { token: side.token }),
    withdraw: (buyer: Person, bargain_id: string) =>
      exchange.call(bargains.handle, { action: 'withdraw', bargain_id }, { token: buyer.token }),
    counter: (seller: Person, bargain_id: string, price: string) =>
      exchange.call(bargains.handle, { action: 'counter', bargain_id, price }, { token: seller.token }),
    /** Pays for an offer. */
    pay: (buyer: Person, bargain_id: string, price: string) =>
      exchange.call(bargains.pay, { bargain_id, price, amount: price }, { token: buyer.token }),
    /** Pays the difference to a counter. */
    payCounter: (buyer: Person, bargain_id: string, price: string, amount: string) =>
      exchange.call(bargains.pay, { bargain_id, price, amount }, { token: buyer.token }),
    /** Returns a bargain as one of its sides sees it, with its history. */
    detailOf: (side: Person, bargain_id: string) => exchange.ask(bargainLists.detail, { bargain_id }, side),
    async stateOf(side: Person, bargain_id: string): Promise<string> {
      const { items } = await exchange.ask(bargainLists.states, { bargain_ids: [bargain_id] }, side)
      return items[0]!.state
    },
  }
}
