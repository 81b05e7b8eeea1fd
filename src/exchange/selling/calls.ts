import * as calls from '#contract/selling.ts'
import { answer, command, type Route } from '../http/routes.ts'
import { refreshListings } from './commands/refresh-listings.ts'
import { setOnSale } from './commands/set-on-sale.ts'
import { topListings } from './commands/top-listings.ts'
import { listSelling } from './selling-list.ts'

export const sellingRoutes: readonly Route[] = [
  command(calls.setOnSale, setOnSale),
  command(calls.sellingToppedState, topListings),
  command(calls.refresh, refreshListings),
  answer(calls.sellingList, listSelling),
]
