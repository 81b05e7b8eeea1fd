import * as checks from '#contract/checks.ts'
import * as platform from '#contract/accounts/platform.ts'
import * as user from '#contract/accounts/user.ts'
import { checkAction } from '../accounts/check-action.ts'
import { answer, command, preparedCommand, type Route } from '../http/routes.ts'
import { checkInventory } from './commands/check-inventory.ts'
import { finishPlatformSignIn } from './commands/finish-platform-sign-in.ts'
import { checkApiKey, setApiKey } from './commands/set-api-key.ts'
import { askForHold, setTradeUrl } from './commands/set-trade-url.ts'
import { startPlatformSignIn } from './commands/start-platform-sign-in.ts'
import { unbindPlatform } from './commands/unbind-platform.ts'
import { findUnbindObstacles } from './unbind-obstacles.ts'

/** Binding the platform account, preparing for trading, and the checks before acting. */
export const platformAccountRoutes: readonly Route[] = [
  preparedCommand(user.setApiKey, checkApiKey, setApiKey),
  preparedCommand(user.setTradeUrl, askForHold, setTradeUrl),
  answer(platform.startSignIn, startPlatformSignIn),
  answer(platform.finishSignIn, finishPlatformSignIn),
  answer(platform.checkInventory, checkInventory),
  answer(platform.where, async ({ settings: { platformWebUrl } }) => ({
    privacy_url: `${platformWebUrl}/my/edit/settings`,
    api_key_url: `${platformWebUrl}/dev/apikey`,
    trade_url_url: `${platformWebUrl}/my/tradeoffers/privacy`,
  })),
  answer(user.unbindPlatformCheck, async ({ db, caller }) => {
    const obstacles = await findUnbindObstacles(db, caller.userId)
    return { can_unbind: obstacles.length === 0, obstacles }
  }),
  command(platform.unbind, unbindPlatform),
  answer(checks.orderPreview, ({ db, caller }) => checkAction(db, caller.userId, 'order')),
  answer(checks.salePreview, ({ db, caller }) => checkAction(db, caller.userId, 'sale')),
  answer(checks.purchasePreview, ({ db, caller }) => checkAction(db, caller.userId, 'purchase')),
  answer(checks.supplyPreview, ({ db, caller }) => checkAction(db, caller.userId, 'supply')),
]
