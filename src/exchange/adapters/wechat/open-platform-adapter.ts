import { z, type ZodType } from 'zod'
import { ServiceUnavailable } from '../../ports/service-unavailable.ts'
import type { Wechat } from '../../ports/wechat.ts'
import { createHttpClient, type HttpClientOptions } from '../http-client.ts'
import { parseAnswer } from '../parse-answer.ts'

export interface WechatConfig extends Omit<HttpClientOptions, 'service'> {
  /** Where browsers sign in; no trailing slash, `https://open.weixin.qq.com`. */
  openUrl: string
  /** `https://api.weixin.qq.com` */
  apiUrl: string
  appId: string
  appSecret: string
}

const service = 'wechat'
/** WeChat answers everything with 200: failures are a number in the body. */
const failureSchema = z.object({ errcode: z.number().int() })
const tokenSchema = z.object({ access_token: z.string().min(1), openid: z.string().min(1).max(100) })
const personSchema = z.object({ openid: z.string(), nickname: z.string() })

/** Unknown, expired, already used, or of another application. */
const codeInvalid = new Set([40029, 40163, 41008, 42003])

/** Website sign-in by the WeChat open platform: qrconnect in the browser, then sns/oauth2 and sns/userinfo. */
export function createWechatAdapter(config: WechatConfig): Wechat {
  const { openUrl, apiUrl, appId, appSecret } = config
  const request = createHttpClient({ ...config, service })

  /** Returns WeChat's error code if it refuses. */
  async function ask<T>(path: string, params: Record<string, string>, schema: ZodType<T>): Promise<T | number> {
    // The first request spends the code, so a lost answer must not be retried.
    const isSafe = !('code' in params)
    const answer = await request({ operation: path, url: `${apiUrl}/${path}?${new URLSearchParams(params)}`, isSafe })
    if (answer.status !== 200) throw new ServiceUnavailable(service, path, 'malformed_answer')
    const call = { service, operation: path }
    const { errcode } = parseAnswer(failureSchema.partial(), answer.text, call)
    return errcode ? errcode : parseAnswer(schema, answer.text, call)
  }

  return {
    signInUrl: ({ state, returnTo }) => {
      const query = new URLSearchParams({
        appid: appId,
        redirect_uri: returnTo,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
      })
      return `${openUrl}/connect/qrconnect?${query}#wechat_redirect`
    },
    readAccount: async (code) => {
      const tokenPath = 'sns/oauth2/access_token'
      const asked = { appid: appId, secret: appSecret, code, grant_type: 'authorization_code' }
      const token = await ask(tokenPath, asked, tokenSchema)
      if (typeof token === 'number') {
        if (codeInvalid.has(token)) return { ok: false, reason: 'code_invalid' }
        // Busy (-1), a wrong application or secret, limits: nothing the person can fix.
        throw new ServiceUnavailable(service, tokenPath, token === -1 ? 'server_error' : 'unauthorized')
      }
      const { access_token, openid } = token
      // The name is optional; the account is valid without it.
      const person = await ask('sns/userinfo', { access_token, openid }, personSchema).catch((error: unknown) => {
        if (error instanceof ServiceUnavailable) return -1
        throw error
      })
      const isTheirs = typeof person !== 'number' && person.openid === openid
      return { ok: true, account: { id: openid, name: isTheirs ? person.nickname : null } }
    },
  }
}
