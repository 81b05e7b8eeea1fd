import { shopSellingList } from '#contract/selling.ts'
import * as calls from '#contract/shop.ts'
import { answer, command, type Route } from '../http/routes.ts'
import { setShopState } from './commands/set-shop-state.ts'
import { listShop } from './shop-listings.ts'
import { showMyShop, showShop } from './shop-view.ts'

export const shopRoutes: readonly Route[] = [
  answer(calls.infoById, showShop),
  answer(calls.info, ({ db, caller }) => showMyShop(db, caller.userId)),
  answer(shopSellingList, listShop),
  command(calls.setState, setShopState),
]
