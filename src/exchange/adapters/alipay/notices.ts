import type { PaymentNotice } from '../../ports/payment.ts'
import type { AlipayClient } from './alipay-client.ts'
import { fenOf } from './amounts.ts'

const states: Readonly<Record<string, PaymentNotice['status']>> = {
  WAIT_BUYER_PAY: 'waiting',
  TRADE_CLOSED: 'closed',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
}

/**
 * Reads an asynchronous notice; null unless its RSA2 signature is Alipay's. A duplicated parameter makes it unreadable:
 * the signed value need not be the one that is read.
 */
export async function readNotice(client: AlipayClient, form: URLSearchParams): Promise<PaymentNotice | null> {
  const parameters = Object.fromEntries(form)
  const { sign, sign_type, out_trade_no, trade_no, trade_status = '', total_amount } = parameters
  if (form.size !== Object.keys(parameters).length || sign_type !== 'RSA2' || !sign) return null
  const signer = await client.sdk()
  if (!signer.checkNotifySignV2(parameters) || !out_trade_no || !trade_no) return null
  return {
    isOurs: parameters.app_id === client.merchant.appId && parameters.seller_id === client.merchant.sellerId,
    outTradeNo: out_trade_no,
    tradeNo: trade_no,
    // A refund has its own kind of notice and is not a payment. Payment notices carry a refund of 0.00.
    status: isRefund(parameters.refund_fee) ? 'unknown' : (states[trade_status] ?? 'unknown'),
    amount: total_amount === undefined ? null : fenOf(total_amount),
    statusText: trade_status,
    amountText: total_amount ?? null,
  }
}

const isRefund = (fee = '') => fee !== '' && fenOf(fee) !== 0n
