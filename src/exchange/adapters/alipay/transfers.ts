import { z } from 'zod'
import { formatAmount } from '#lib/money.ts'
import type { PaymentGateway, TransferRefusal, TransferStatus } from '../../ports/payment.ts'
import { ServiceUnavailable } from '../../ports/service-unavailable.ts'
import { type AlipayClient, SERVICE } from './alipay-client.ts'
import { fenOf } from './amounts.ts'

const product = { product_code: 'TRANS_ACCOUNT_NO_PWD', biz_scene: 'DIRECT_TRANSFER' }
const answerSchema = z.object({
  out_biz_no: z.string(),
  order_id: z.string().min(1).optional(),
  status: z.string(),
  trans_amount: z.string().optional(),
  error_code: z.string().optional(),
})

/**
 * Refusals that are final for a payout. Any other code decides nothing, our own balance running short included: the
 * payout is queried and sent again under its one id.
 */
const refusals: Readonly<Record<string, TransferRefusal>> = {
  PAYEE_NOT_EXIST: 'account_unknown',
  PAYEE_ACCOUNT_NOT_EXSIT: 'account_unknown',
  PAYEE_ACC_OCUPIED: 'account_unknown',
  PAYEE_USER_INFO_ERROR: 'holder_differs',
  PAYEE_ACCOUNT_STATUS_ERROR: 'account_blocked',
  PAYEE_USERINFO_STATUS_ERROR: 'account_blocked',
  PERMIT_NON_BANK_LIMIT_PAYEE: 'account_blocked',
  PERMIT_LIMIT_PAYEE: 'account_blocked',
  PERM_AML_NOT_REALNAME_REV: 'account_blocked',
  RELEASE_USER_FORBBIDEN_RECIEVE: 'account_blocked',
  PAYEE_TRUSTEESHIP_ACC_OVER_LIMIT: 'limit_exceeded',
  EXCEED_LIMIT_UNRN_DM_AMOUNT: 'limit_exceeded',
  EXCEED_LIMIT_DC_RECEIVED: 'limit_exceeded',
  EXCEED_LIMIT_PERSONAL_SM_AMOUNT: 'limit_exceeded',
  EXCEED_LIMIT_SM_AMOUNT: 'limit_exceeded',
  INVALID_PARAMETER: 'refused',
}

/** Pays out to an account by `alipay.fund.trans.uni.transfer`; the platform checks the holder's name. */
export async function transfer(
  client: AlipayClient,
  { outBizNo, amount, account, holder, title, notAfter }: Parameters<PaymentGateway['transfer']>[0],
): Promise<TransferStatus> {
  const method = 'alipay.fund.trans.uni.transfer'
  const answer = await client.call({
    method,
    notAfter,
    content: {
      ...product,
      out_biz_no: outBizNo,
      trans_amount: formatAmount(amount),
      order_title: title,
      payee_info: { identity: account, identity_type: 'ALIPAY_LOGON_ID', name: holder },
    },
    schema: answerSchema,
  })
  if (!answer.ok) {
    const reason = refusals[answer.subCode]
    if (reason) return { state: 'refused', reason }
    throw new ServiceUnavailable(SERVICE, method, 'server_error')
  }
  return statusOf(answer.data, outBizNo, method)
}

export async function findTransfer(client: AlipayClient, outBizNo: string): Promise<TransferStatus> {
  const method = 'alipay.fund.trans.common.query'
  const content = { ...product, out_biz_no: outBizNo }
  const answer = await client.call({ method, content, schema: answerSchema })
  if (answer.ok) return statusOf(answer.data, outBizNo, method)
  if (answer.subCode === 'ORDER_NOT_EXIST') return { state: 'not_found' }
  throw new ServiceUnavailable(SERVICE, method, 'server_error')
}

function statusOf(data: z.output<typeof answerSchema>, outBizNo: string, method: string): TransferStatus {
  const { status, order_id, trans_amount, error_code = '' } = data
  if (data.out_biz_no !== outBizNo) throw new ServiceUnavailable(SERVICE, method, 'malformed_answer')
  if (status === 'FAIL' || status === 'CLOSED' || status === 'REFUND')
    return { state: 'refused', reason: refusals[error_code] ?? 'refused' }
  if (status !== 'SUCCESS') return { state: 'under_way' }
  if (!order_id) throw new ServiceUnavailable(SERVICE, method, 'malformed_answer')
  return { state: 'paid', transferNo: order_id, amount: trans_amount === undefined ? null : fenOf(trans_amount) }
}
