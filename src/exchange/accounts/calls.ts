import { captcha, logout, passwordLogin, sendLoginSms, smsLogin } from '#contract/accounts/auth.ts'
import * as qr from '#contract/accounts/qr-login.ts'
import { answer, command, type Route } from '../http/routes.ts'
import { settingsRoutes } from './calls-settings.ts'
import { confirmQrCode, scanQrCode, refuseQrCode } from './commands/answer-qr-code.ts'
import { makeCaptcha } from './commands/make-captcha.ts'
import { makeQrCode } from './commands/make-qr-code.ts'
import { sendLoginSms as send } from './commands/send-login-sms.ts'
import { signInByPassword } from './commands/sign-in-by-password.ts'
import { pullQrCode, signInByQrCode } from './commands/sign-in-by-qr-code.ts'
import { signInBySms } from './commands/sign-in-by-sms.ts'
import { endSessions } from './sessions.ts'

const signInRoutes: Route[] = [
  answer(captcha, makeCaptcha),
  answer(sendLoginSms, send),
  answer(smsLogin, signInBySms),
  answer(passwordLogin, signInByPassword),
  answer(logout, async ({ db, caller }) => {
    if (caller) await endSessions(db, { ...caller, reason: 'signed_out' })
    return {}
  }),
  answer(qr.qrCodeCreate, makeQrCode),
  answer(qr.qrCodePull, pullQrCode),
  answer(qr.qrCodeLogin, signInByQrCode),
  answer(qr.qrScan, scanQrCode),
  command(qr.qrConfirm, confirmQrCode),
  command(qr.qrRefuse, refuseQrCode),
]

export const accountRoutes: Route[] = [...signInRoutes, ...settingsRoutes]
