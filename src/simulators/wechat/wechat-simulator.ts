import type { DatabaseSync } from 'node:sqlite'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { type Markup, PAGE_HEADERS, renderPage, STYLESHEET } from '../page.ts'
import { refuseCrossSite } from '../request-guard.ts'
import { openWechatTables } from './tables.ts'

export interface WechatSimulatorOptions {
  db: DatabaseSync
  clock: () => Date
  /** Origin at which browsers reach the simulator, and to which they return. */
  publicUrl: string
  mountPath?: string
  appId: string
  appSecret: string
}

export interface WechatSimulator {
  fetch(request: Request): Promise<Response>
  /** Stands in for both `https://open.weixin.qq.com` and `https://api.weixin.qq.com`. */
  baseUrl: string
}

const refuse = (context: Context, errcode: number, errmsg: string) => context.json({ errcode, errmsg })

/** WeChat's website sign-in: a page in place of the phone scan, and the two calls of the open platform. */
export function createWechatSimulator(options: WechatSimulatorOptions): WechatSimulator {
  const { db, clock, publicUrl, mountPath = '/simulators/wechat', appId, appSecret } = options
  const tables = openWechatTables(db, clock)
  const app = new Hono({ strict: false }).basePath(mountPath)
  app.use('*', refuseCrossSite)
  app.get('/style.css', (context) => context.body(STYLESHEET, 200, { 'content-type': 'text/css; charset=utf-8' }))

  async function show(context: Context, title: string, body: Markup, status: 200 | 400 = 200) {
    const parts = { banner: 'Simulated WeChat (demo)', title, homePath: `${mountPath}/`, nav: html``, body }
    return context.html(await renderPage(parts), status, PAGE_HEADERS)
  }
  /** Redirects only to the application's own site. */
  const isReturn = (address: string) => URL.canParse(address) && new URL(address).origin === new URL(publicUrl).origin

  app.get('/', (context) => show(context, 'Nothing to do here', html`<p class="note">Bind WeChat in the market.</p>`))

  app.get('/connect/qrconnect', (context) => {
    const { appid, redirect_uri = '', response_type, scope, state = '' } = context.req.query()
    const isRight = appid === appId && response_type === 'code' && scope === 'snsapi_login' && isReturn(redirect_uri)
    if (!isRight) return show(context, 'Scope or redirect_uri is wrong', html`<p class="note">No sign-in.</p>`, 400)
    const names = tables.people().map(({ nickname }) => html`<option value="${nickname}"></option>`)
    const body = html`
      <p class="note">In place of scanning a code with a phone: say who you are. Any name will do.</p>
      <form method="post" action="${mountPath}/connect/confirm" class="card">
        <input type="hidden" name="redirect_uri" value="${redirect_uri}" />
        <input type="hidden" name="state" value="${state}" />
        <label class="field"
          >Name <input name="nickname" list="names" required maxlength="30" autocomplete="off"
        /></label>
        <datalist id="names">${names}</datalist>
        <p class="row">
          <button class="primary" name="decision" value="allow">Allow</button>
          <button name="decision" value="refuse" formnovalidate>Refuse</button>
        </p>
      </form>
    `
    return show(context, 'Sign in with WeChat', body)
  })

  app.post('/connect/confirm', async (context) => {
    const form = new URLSearchParams(await context.req.text())
    const back = form.get('redirect_uri') ?? ''
    const nickname = (form.get('nickname') ?? '').trim()
    if (!isReturn(back)) return show(context, 'redirect_uri is wrong', html`<p class="note">No sign-in.</p>`, 400)
    const url = new URL(back)
    // A refusal is redirected without a code.
    if (form.get('decision') === 'allow' && nickname !== '')
      url.searchParams.set('code', tables.makeCode(tables.personNamed(nickname)))
    url.searchParams.set('state', form.get('state') ?? '')
    return context.redirect(url.href, 302)
  })

  app.get('/sns/oauth2/access_token', (context) => {
    const { appid, secret, code = '', grant_type } = context.req.query()
    if (appid !== appId) return refuse(context, 40013, 'invalid appid')
    if (secret !== appSecret) return refuse(context, 40125, 'invalid appsecret')
    if (grant_type !== 'authorization_code') return refuse(context, 40002, 'invalid grant_type')
    const spent = tables.spendCode(code)
    if (spent === 'unknown') return refuse(context, 40029, 'invalid code')
    if (spent === 'used') return refuse(context, 40163, 'code been used')
    const { openid, token } = spent
    const lasting = { expires_in: 7200, refresh_token: `r${token}`, scope: 'snsapi_login' }
    return context.json({ access_token: token, ...lasting, openid })
  })

  app.get('/sns/userinfo', (context) => {
    const { access_token = '', openid } = context.req.query()
    const person = tables.personOfToken(access_token)
    if (!person) return refuse(context, 40001, 'invalid credential')
    if (person.openid !== openid) return refuse(context, 40003, 'invalid openid')
    const rest = { sex: 0, province: '', city: '', country: '', headimgurl: '', privilege: [] }
    return context.json({ openid, nickname: person.nickname, ...rest })
  })

  return { fetch: async (request) => app.fetch(request), baseUrl: `${publicUrl}${mountPath}` }
}
