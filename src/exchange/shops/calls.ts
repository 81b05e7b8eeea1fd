import { shopSellingList } from '#contract/selling.ts'
import * as calls from '#contract/shop.ts'
import * as follows from '#contract/shop-follows.ts'
import { answer, command, type Route } from '../http/routes.ts'
import { followShop } from './commands/follow-shop.ts'
import { lookAtShop } from './commands/look-at-shop.ts'
import { setShopState } from './commands/set-shop-state.ts'
import { listFeaturedShops } from './featured-shops.ts'
import { listFollowed, showFollow } from './follow-queries.ts'
import { listShop } from './shop-listings.ts'
import { showMyShop, showShop } from './shop-view.ts'

export const shopRoutes: readonly Route[] = [
  answer(calls.infoById, showShop),
  answer(calls.info, ({ db, caller }) => showMyShop(db, caller.userId)),
  answer(shopSellingList, listShop),
  command(calls.setState, setShopState),
  answer(follows.featured, listFeaturedShops),
  command(follows.follow, followShop),
  answer(follows.followState, showFollow),
  command(follows.look, lookAtShop),
  answer(follows.followed, listFollowed),
]
