import { createHash } from 'node:crypto'
import * as auth from '#contract/accounts/auth.ts'
import type { Call, CallData, CallInput } from '#contract/call.ts'
import * as orders from '#contract/orders/orders.ts'
import type { AutoSeller } from '#simulators/people/auto-seller.ts'
import type { DemoPerson } from './people.ts'

export interface SalesClerk {
  /** Handles the sales of the seller with this phone; others are ignored. */
  attend(phone: string): Promise<void>
}

/**
 * Lets the demo's sellers respond automatically, the way any seller's own program could: prompted by SMS, it signs in
 * through the exchange's calls, reads the pending deliveries and sends the offers on the platform.
 */
export function createSalesClerk(options: {
  sellers: readonly DemoPerson[]
  passwordDigest: string
  exchangeFetch: (request: Request) => Promise<Response>
  /** The answer of a captcha, which the demo's people can read. */
  readCaptcha: (captchaId: string) => Promise<string | null>
  autoSeller: AutoSeller
}): SalesClerk {
  const { sellers, passwordDigest, exchangeFetch, readCaptcha, autoSeller } = options
  const tokens = new Map<string, string>()
  const sent = new Set<string>()

  async function ask<C extends Call>(
    phone: string,
    call: C,
    input: CallInput<C>,
    token?: string,
  ): Promise<CallData<C> | null> {
    const response = await exchangeFetch(
      new Request(`http://exchange${call.path}`, {
        method: call.method,
        headers: {
          'content-type': 'application/json',
          // Sign-in attempts are limited by address: sharing one, the sellers would lock each other out.
          'x-client-address': `demo seller ${phone}`,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify(input),
      }),
    )
    const answer = (await response.json()) as { code: number; data: unknown }
    return answer.code === 0 ? (call.response.parse(answer.data) as CallData<C>) : null
  }

  async function signIn(phone: string): Promise<string> {
    const captcha = await ask(phone, auth.captcha, {})
    const answer = captcha && (await readCaptcha(captcha.value.captcha_id))
    if (!captcha || !answer) throw new Error('no captcha to sign in with')
    const signedIn = await ask(phone, auth.passwordLogin, {
      phone,
      pwd: passwordDigest,
      captcha: answer,
      captcha_id: captcha.value.captcha_id,
      remember_me: true,
    })
    if (!signedIn) throw new Error('the exchange did not let a demo seller in')
    tokens.set(phone, signedIn.token)
    return signedIn.token
  }

  async function listDue(phone: string) {
    const due = { role: 'seller', states: ['awaiting_delivery'], page_size: 100 } as const
    const known = tokens.get(phone)
    const listed = known ? await ask(phone, orders.list, { ...due, states: [...due.states] }, known) : null
    if (listed) return listed.items
    return (await ask(phone, orders.list, { ...due, states: [...due.states] }, await signIn(phone)))?.items ?? []
  }

  return {
    attend: async (phone) => {
      const seller = sellers.find((person) => person.phone === phone)
      if (!seller) return
      for (const order of await listDue(phone)) {
        if (!order.deliver_to || sent.has(order.order_id)) continue
        sent.add(order.order_id)
        await autoSeller.sendOffer({
          sellerSteamId: seller.steamId,
          tradeUrl: order.deliver_to.trade_url,
          assetId: order.deliver_to.platform_asset_id,
          message: `Amber ${order.order_id}`,
        })
      }
    },
  }
}

/** S5.4 Passwords are sent as their MD5 hex digest. */
export const passwordDigestOf = (password: string) => createHash('md5').update(password).digest('hex')
