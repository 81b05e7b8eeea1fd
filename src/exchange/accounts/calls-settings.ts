import * as user from '#contract/accounts/user.ts'
import * as security from '#contract/accounts/user-security.ts'
import * as wechat from '#contract/accounts/wechat.ts'
import { answer, command, preparedCommand, type Route } from '../http/routes.ts'
import { finishWechatBinding, readWechatStatus, startWechatBinding, unbindWechat } from './commands/bind-wechat.ts'
import { endOwnSessions } from './commands/end-sessions.ts'
import { sendUserCenterSms } from './commands/send-user-center-sms.ts'
import { prepareNickname, setNickname } from './commands/set-nickname.ts'
import { preparePassword, setPassword } from './commands/set-password.ts'
import { preparePhone, setPhone } from './commands/set-phone.ts'
import { preparePortrait, readPortraits, setPortrait } from './commands/set-portrait.ts'
import { setDeliveryLimit, setSmsNotification } from './commands/set-preferences.ts'
import { readSessions, readUserInfo } from './queries.ts'

/** What users see and change of their own account. */
export const settingsRoutes: Route[] = [
  answer(user.info, ({ db, caller }) => readUserInfo(db, caller.userId)),
  answer(user.headPortraits, readPortraits),
  preparedCommand(user.setHeadPortrait, preparePortrait, setPortrait),
  preparedCommand(user.setNickname, prepareNickname, setNickname),
  command(user.setAllowSmsNotification, setSmsNotification),
  command(user.setSellDeliveryLimit, setDeliveryLimit),
  answer(security.sendUserCenterSms, sendUserCenterSms),
  preparedCommand(security.setPhone, preparePhone, setPhone),
  preparedCommand(security.setPassword, preparePassword, setPassword),
  answer(wechat.wechatQrCode, startWechatBinding),
  answer(wechat.wechatBindStatus, readWechatStatus),
  answer(wechat.finishWechatBinding, finishWechatBinding),
  command(wechat.unbindWechat, unbindWechat),
  answer(security.listSessions, ({ db, caller }) => readSessions(db, caller)),
  command(security.endSessions, endOwnSessions),
]
