import * as calls from '#contract/shop.ts'
import { answer, command, type Route } from '../http/routes.ts'
import { setShopState } from './commands/set-shop-state.ts'
import { showMyShop, showShop } from './shop-view.ts'

export const shopRoutes: readonly Route[] = [
  answer(calls.infoById, showShop),
  answer(calls.info, ({ db, caller }) => showMyShop(db, caller.userId)),
  command(calls.setState, setShopState),
]
