import { z } from 'zod'
import { formatAmount } from '#lib/money.ts'
import type { PaymentGateway, PaymentStatus } from '../../ports/payment.ts'
import { ServiceUnavailable } from '../../ports/service-unavailable.ts'
import { type AlipayClient, chinaTime, SERVICE } from './alipay-client.ts'
import { fenOf } from './amounts.ts'

type NewPayment = Parameters<PaymentGateway['createPayment']>[0]

const precreateSchema = z.object({ out_trade_no: z.string(), qr_code: z.url() })
const querySchema = z.object({
  out_trade_no: z.string(),
  trade_no: z.string().min(1),
  trade_status: z.enum(['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS', 'TRADE_FINISHED']),
  total_amount: z.string(),
})
const notFound = 'ACQ.TRADE_NOT_EXIST'

const contentOf = ({ outTradeNo, amount, subject, expiresAt }: NewPayment) => ({
  out_trade_no: outTradeNo,
  total_amount: formatAmount(amount),
  subject,
  // An absolute end: a relative one would only start when the code is scanned.
  time_expire: chinaTime(expiresAt),
})

/** Creates a QR code by `alipay.trade.precreate`, or the URL of the cashier page by `alipay.trade.page.pay`. */
export async function createPayment(
  client: AlipayClient,
  payment: NewPayment,
): ReturnType<PaymentGateway['createPayment']> {
  const content = contentOf(payment)
  if (payment.method === 'page') {
    const signer = await client.sdk()
    const payUrl = signer.pageExecute('alipay.trade.page.pay', 'GET', {
      timestamp: chinaTime(client.now()),
      notifyUrl: payment.notifyUrl,
      returnUrl: payment.returnUrl,
      bizContent: { ...content, product_code: 'FAST_INSTANT_TRADE_PAY' },
    })
    return { ok: true, payUrl }
  }
  const method = 'alipay.trade.precreate'
  const answer = await client.call({ method, content, notifyUrl: payment.notifyUrl, schema: precreateSchema })
  if (!answer.ok) return { ok: false, reason: 'refused' }
  if (answer.data.out_trade_no !== payment.outTradeNo) throw new ServiceUnavailable(SERVICE, method, 'malformed_answer')
  return { ok: true, payUrl: answer.data.qr_code }
}

export async function findPayment(client: AlipayClient, outTradeNo: string): Promise<PaymentStatus> {
  const method = 'alipay.trade.query'
  const answer = await client.call({ method, content: { out_trade_no: outTradeNo }, schema: querySchema })
  if (!answer.ok) {
    if (answer.subCode === notFound) return { state: 'not_found' }
    throw new ServiceUnavailable(SERVICE, method, 'server_error')
  }
  const { data } = answer
  const amount = fenOf(data.total_amount)
  // An answer about another payment is none.
  if (data.out_trade_no !== outTradeNo || amount === null)
    throw new ServiceUnavailable(SERVICE, method, 'malformed_answer')
  if (data.trade_status === 'WAIT_BUYER_PAY') return { state: 'waiting', tradeNo: data.trade_no }
  if (data.trade_status === 'TRADE_CLOSED') return { state: 'closed', tradeNo: data.trade_no }
  return { state: 'paid', tradeNo: data.trade_no, amount }
}

export async function closePayment(
  client: AlipayClient,
  outTradeNo: string,
): ReturnType<PaymentGateway['closePayment']> {
  const answer = await client.call({
    method: 'alipay.trade.close',
    content: { out_trade_no: outTradeNo },
    schema: z.looseObject({}),
  })
  if (answer.ok) return 'closed'
  return answer.subCode === notFound ? 'not_found' : 'not_closable'
}
