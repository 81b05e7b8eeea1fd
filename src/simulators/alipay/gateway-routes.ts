import { type Context, Hono } from 'hono'
import type { AlipayContext } from './context.ts'
import { failed, gatewayMethods, type Request, type Result, takeTrade } from './gateway-methods.ts'
import { signedText } from './keys.ts'

const pagePay = 'alipay.trade.page.pay'

/** The gateway: a single address, with the method among its parameters, which the merchant has signed. */
export function gatewayRoutes(alipay: AlipayContext): Hono {
  const { keys, misbehaviour, appId } = alipay
  const app = new Hono()

  /** The verified parameters; a string describes what is wrong with them. */
  async function readParameters(context: Context): Promise<Record<string, string> | string> {
    const body = context.req.method === 'POST' ? new URLSearchParams(await context.req.text()) : []
    const all = [...new URL(context.req.url).searchParams, ...body]
    const parameters = Object.fromEntries(all)
    if (all.length !== Object.keys(parameters).length) return 'isv.invalid-parameter'
    if (parameters.app_id !== appId) return 'isv.invalid-app-id'
    if (parameters.sign_type !== 'RSA2') return 'isv.invalid-signature-type'
    if (!keys.isMerchants(signedText(parameters, ['sign']), parameters.sign ?? '')) return 'isv.invalid-signature'
    return parameters
  }

  function answer(context: Context, node: string, result: Result) {
    const text = JSON.stringify(result)
    const sign = misbehaviour.take('bad_signatures') ? keys.forge(text) : keys.sign(text)
    return context.body(`{"${node}":${text},"sign":"${sign}"}`, 200, {
      'content-type': 'application/json;charset=utf-8',
    })
  }

  app.on(['GET', 'POST'], '/gateway.do', async (context) => {
    await misbehaviour.pause()
    if (misbehaviour.take('errors')) return context.text('internal error', 500)
    const parameters = await readParameters(context)
    // A request that cannot be attributed to the merchant gets no signed answer.
    if (typeof parameters === 'string') return context.json({ error_response: failed(parameters, '40002') })
    const { method = '', biz_content = '', notify_url = null, return_url = null } = parameters
    const request: Request = { content: readContent(biz_content), notifyUrl: notify_url, returnUrl: return_url }
    if (method === pagePay) {
      const trade = takeTrade(alipay, request, 'WAIT_BUYER_PAY')
      return trade
        ? context.redirect(`${alipay.baseUrl}/qr/${trade.token}`)
        : context.text('payment not understood', 400)
    }
    const node = `${method.replaceAll('.', '_')}_response`
    const act = gatewayMethods[method]
    if (!act) return answer(context, node, failed('isv.invalid-method', '40002'))
    const result = act(alipay, request)
    if (misbehaviour.take('lost_answers')) return context.text('gateway time-out', 504)
    return answer(context, node, result)
  })
  return app
}

function readContent(json: string): Record<string, unknown> {
  try {
    const content: unknown = JSON.parse(json)
    return typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
