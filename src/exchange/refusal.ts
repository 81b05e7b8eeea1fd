import { codes, type BusinessCode } from '#contract/codes.ts'

/**
 * An expected refusal: a value that a command returns instead of its answer, and that rolls back the command's
 * transaction. `message` is for people, `extra` for the client.
 */
export class Refusal {
  readonly code: Exclude<BusinessCode, 0>
  readonly message: RefusalText
  readonly extra: Record<string, unknown> | undefined

  constructor(code: Exclude<BusinessCode, 0>, message: RefusalText, extra?: Record<string, unknown>) {
    this.code = code
    this.message = message
    this.extra = extra
  }
}

/** A refusal's text in both languages. */
export interface RefusalText {
  en: string
  'zh-CN': string
}

export const refuse = (code: Exclude<BusinessCode, 0>, en: string, zhCn: string, extra?: Record<string, unknown>) =>
  new Refusal(code, { en, 'zh-CN': zhCn }, extra)

/** Refuses a request that fits the call's schema but makes no sense, naming the invalid fields. */
export const invalidRequest = (fields: string[]): Refusal =>
  refuse(codes.requestInvalid, 'The request is not valid.', '请求无效。', { fields })

export const refusals = {
  notFound: () => refuse(codes.notFound, 'This does not exist, or is not yours.', '不存在，或不属于您。'),
  sessionInvalid: () => refuse(codes.sessionInvalid, 'Please sign in.', '请先登录。'),
  personChanged: () =>
    refuse(
      codes.personChanged,
      'Another account has signed in to this browser. Nothing was done.',
      '此浏览器已登录其他账户，未执行任何操作。',
    ),
}
