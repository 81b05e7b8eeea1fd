import { codes } from '#contract/codes.ts'
import { refuse } from '../refusal.ts'

/** A wait in words: a long one in hours and minutes, rounded up. */
function waitText(seconds: number): { en: string; zh: string } {
  if (seconds <= 120) return { en: `${seconds} s`, zh: `${seconds} 秒` }
  const wholeMinutes = Math.ceil(seconds / 60)
  const [hours, minutes] = [Math.floor(wholeMinutes / 60), wholeMinutes % 60]
  const join = (hour: string, minute: string) =>
    [hours && `${hours} ${hour}`, minutes && `${minutes} ${minute}`].filter(Boolean).join(' ')
  return { en: join('h', 'min'), zh: join('小时', '分钟') }
}

/** Messages for refused account calls. */
export const accountRefusals = {
  captchaWrong: () => refuse(codes.codeWrong, 'The digits do not match the picture.', '图形验证码不正确。'),
  captchaInvalid: () =>
    refuse(
      codes.codeInvalid,
      'This picture has expired. Please use the new one.',
      '图形验证码已失效，请使用新的验证码。',
    ),
  smsCodeWrong: () => refuse(codes.codeWrong, 'The SMS code is wrong.', '短信验证码不正确。'),
  smsCodeInvalid: () =>
    refuse(codes.codeInvalid, 'The SMS code has expired. Please ask for a new one.', '短信验证码已失效，请重新获取。'),
  phoneOrPasswordWrong: () =>
    refuse(codes.phoneOrPasswordWrong, 'The phone number or the password is wrong.', '手机号或密码不正确。'),
  tooManyRequests: (seconds: number) => {
    const { en, zh } = waitText(seconds)
    return refuse(
      codes.tooManyRequests,
      `Too many attempts. Please try again in ${en}.`,
      `操作过于频繁，请在 ${zh}后重试。`,
      { retry_after: seconds },
    )
  },
  smsSentLately: (seconds: number) =>
    refuse(
      codes.tooManyRequests,
      `This phone got an SMS a moment ago. The next one can be sent in ${seconds} s.`,
      `刚刚已向该手机发送短信，请在 ${seconds} 秒后再次获取。`,
      { retry_after: seconds },
    ),
  tradeUrlMalformed: () =>
    refuse(
      codes.tradeUrlInvalid,
      'This is not a trade link. Copy it from Steam as it is.',
      '交易链接格式不正确，请从 Steam 完整复制。',
    ),
  tradeUrlForeign: () =>
    refuse(
      codes.tradeUrlInvalid,
      'This trade link belongs to another Steam account.',
      '该交易链接不属于已绑定的 Steam 账户。',
    ),
  tradeUrlExpired: () =>
    refuse(
      codes.tradeUrlInvalid,
      'Steam no longer accepts this trade link. Copy the current one.',
      'Steam 已不再接受该交易链接，请复制最新的链接。',
    ),
  apiKeyInvalid: () => refuse(codes.apiKeyInvalid, 'Steam does not accept this API key.', 'Steam 不接受该 API Key。'),
  platformNotBound: (extra?: Record<string, unknown>) =>
    refuse(codes.platformNotBound, 'Your Steam account is not bound yet.', '您尚未绑定 Steam 账户。', extra),
  platformBoundElsewhere: () =>
    refuse(
      codes.platformBoundElsewhere,
      'Somebody else has bound this Steam account.',
      '该 Steam 账户已被其他用户绑定。',
    ),
  platformAlreadyBound: () =>
    refuse(
      codes.stateConflict,
      'You have bound a Steam account already. Unbind it first.',
      '您已绑定 Steam 账户，请先解绑。',
    ),
  platformSignInFailed: (reason: string) =>
    refuse(codes.platformSignInFailed, 'Signing in with Steam failed. Please try again.', 'Steam 登录失败，请重试。', {
      reason,
    }),
  sellerUnavailable: () =>
    refuse(codes.sellerUnavailable, 'The seller cannot trade at the moment.', '卖家目前无法交易。'),
  phoneTaken: () =>
    refuse(codes.phoneTaken, 'This phone number already belongs to an account.', '该手机号已被其他账户使用。'),
  passwordTooCommon: () =>
    refuse(codes.passwordTooCommon, 'This password is too easy to guess.', '该密码过于简单，请更换。'),
  wechatBoundElsewhere: () =>
    refuse(codes.wechatBoundElsewhere, 'Somebody else has bound this WeChat account.', '该微信账户已被其他用户绑定。'),
  wechatSignInFailed: () =>
    refuse(codes.wechatSignInFailed, 'Binding WeChat failed. Please try again.', '微信绑定失败，请重试。'),
  wechatUnavailable: () =>
    refuse(codes.featureUnavailable, 'WeChat cannot be bound at this market.', '当前无法绑定微信。'),
  platformInUse: (obstacles: readonly unknown[]) =>
    refuse(
      codes.stateConflict,
      'You have items on sale, orders, purchase orders or bargains under way. End them, or wait until they have ended.',
      '您有在售饰品、未完成的订单、求购或议价，请先结束或等待完成。',
      { obstacles },
    ),
}
