import type { PaymentGateway } from '../../ports/payment.ts'
import { type AlipayConfig, createAlipayClient } from './alipay-client.ts'
import { readNotice } from './notices.ts'
import { closePayment, createPayment, findPayment } from './payments.ts'
import { findTransfer, transfer } from './transfers.ts'

/** Alipay's open platform: its gateway, signed with RSA2 both ways. */
export function createAlipayAdapter(config: AlipayConfig): PaymentGateway {
  const client = createAlipayClient(config)
  return {
    createPayment: (payment) => createPayment(client, payment),
    readNotice: (form) => readNotice(client, form),
    findPayment: (outTradeNo) => findPayment(client, outTradeNo),
    closePayment: (outTradeNo) => closePayment(client, outTradeNo),
    transfer: (request) => transfer(client, request),
    findTransfer: (outBizNo) => findTransfer(client, outBizNo),
  }
}
