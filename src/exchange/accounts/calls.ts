import { captcha, logout, passwordLogin, sendLoginSms, smsLogin } from '#contract/auth.ts'
import { orderPreview } from '#contract/checks.ts'
import * as platform from '#contract/platform.ts'
import * as user from '#contract/user.ts'
import { answer, command, preparedCommand, type Route } from '../http/routes.ts'
import { checkAction } from './check-action.ts'
import { checkInventory } from './commands/check-inventory.ts'
import { finishPlatformSignIn } from './commands/finish-platform-sign-in.ts'
import { makeCaptcha } from './commands/make-captcha.ts'
import { sendLoginSms as send } from './commands/send-login-sms.ts'
import { checkApiKey, setApiKey } from './commands/set-api-key.ts'
import { setTradeUrl } from './commands/set-trade-url.ts'
import { signInByPassword } from './commands/sign-in-by-password.ts'
import { signInBySms } from './commands/sign-in-by-sms.ts'
import { startPlatformSignIn } from './commands/start-platform-sign-in.ts'
import { unbindPlatform } from './commands/unbind-platform.ts'
import { readUserInfo } from './queries.ts'
import { endSessions } from './sessions.ts'

export const accountRoutes: Route[] = [
  answer(captcha, makeCaptcha),
  answer(sendLoginSms, send),
  answer(smsLogin, signInBySms),
  answer(passwordLogin, signInByPassword),
  answer(logout, async ({ db, caller }) => {
    if (caller) await endSessions(db, { ...caller, reason: 'signed_out' })
    return {}
  }),
  answer(user.info, ({ db, caller }) => readUserInfo(db, caller.userId)),
  preparedCommand(user.setApiKey, checkApiKey, setApiKey),
  command(user.setTradeUrl, setTradeUrl),
  answer(platform.startSignIn, startPlatformSignIn),
  answer(platform.finishSignIn, finishPlatformSignIn),
  answer(platform.checkInventory, checkInventory),
  answer(platform.where, async ({ settings: { platformWebUrl } }) => ({
    privacy_url: `${platformWebUrl}/my/edit/settings`,
    api_key_url: `${platformWebUrl}/dev/apikey`,
    trade_url_url: `${platformWebUrl}/my/tradeoffers/privacy`,
  })),
  command(platform.unbind, unbindPlatform),
  answer(orderPreview, ({ db, caller }) => checkAction(db, caller.userId, 'order')),
]
