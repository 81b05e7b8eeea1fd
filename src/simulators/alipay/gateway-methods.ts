import { chinaTime, readChinaTime, type AlipayContext } from './context.ts'
import type { Trade, TradeStatus, Transfer } from './tables.ts'

export type Content = Readonly<Record<string, unknown>>
export type Result = { code: string; msg: string } & Record<string, unknown>
export interface Request {
  content: Content
  notifyUrl: string | null
  returnUrl: string | null
}

const done = (fields: Record<string, unknown>): Result => ({ code: '10000', msg: 'Success', ...fields })
export const failed = (subCode: string, code = '40004'): Result => ({
  code,
  msg: code === '40004' ? 'Business Failed' : 'Invalid Arguments',
  sub_code: subCode,
  sub_msg: subCode,
})

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const isAmount = (value: unknown): value is string => typeof value === 'string' && /^\d{1,9}\.\d{2}$/.test(value)
const quarterOfAnHour = 15 * 60_000

/** Accepts a payment; null if the request is invalid, or its number belongs to a different payment. */
export function takeTrade({ trades, clock }: AlipayContext, request: Request, status: TradeStatus): Trade | null {
  const { out_trade_no, total_amount, subject, time_expire } = request.content
  const now = clock().getTime()
  const expiresAt = time_expire === undefined ? now + quarterOfAnHour : readChinaTime(text(time_expire))
  const isTrade =
    /^\w{6,64}$/.test(text(out_trade_no)) && isAmount(total_amount) && Number(total_amount) > 0 && text(subject) !== ''
  if (!isTrade || !(expiresAt > now)) return null
  return trades.create({
    outTradeNo: text(out_trade_no),
    subject: text(subject),
    totalAmount: total_amount,
    expiresAt,
    notifyUrl: request.notifyUrl,
    returnUrl: request.returnUrl,
    status,
  })
}

function precreate(alipay: AlipayContext, request: Request): Result {
  const trade = takeTrade(alipay, request, 'SCANNED_BY_NOBODY')
  if (!trade) return failed('ACQ.INVALID_PARAMETER')
  return done({ out_trade_no: trade.out_trade_no, qr_code: `${alipay.baseUrl}/qr/${trade.token}` })
}

/** A trade does not exist for the merchant until its code has been scanned. */
function knownTrade({ trades }: AlipayContext, { content }: Request): Trade | null {
  const trade = trades.find(text(content.out_trade_no))
  return trade && trade.status !== 'SCANNED_BY_NOBODY' ? trade : null
}

function queryTrade(alipay: AlipayContext, request: Request): Result {
  const trade = knownTrade(alipay, request)
  if (!trade) return failed('ACQ.TRADE_NOT_EXIST')
  return done({
    out_trade_no: trade.out_trade_no,
    trade_no: trade.trade_no,
    trade_status: trade.status,
    total_amount: trade.total_amount,
    ...(trade.buyer ? { buyer_logon_id: trade.buyer } : {}),
  })
}

function closeTrade(alipay: AlipayContext, request: Request): Result {
  const trade = knownTrade(alipay, request)
  if (!trade) return failed('ACQ.TRADE_NOT_EXIST')
  if (trade.status === 'TRADE_CLOSED') return failed('ACQ.TRADE_HAS_CLOSE')
  if (!alipay.trades.close(trade)) return failed('ACQ.TRADE_STATUS_ERROR')
  return done({ out_trade_no: trade.out_trade_no, trade_no: trade.trade_no })
}

const shown = (transfer: Transfer) =>
  done({
    out_biz_no: transfer.out_biz_no,
    order_id: transfer.order_id,
    pay_fund_order_id: transfer.order_id,
    status: transfer.status,
    ...(transfer.error_code ? { error_code: transfer.error_code, fail_reason: transfer.error_code } : {}),
  })

/** Idempotent by number: repeated with the same contents it returns the first answer, with others it is refused. */
function transfer(alipay: AlipayContext, { content }: Request): Result {
  const { transfers, misbehaviour } = alipay
  const payee = (content.payee_info ?? {}) as Record<string, unknown>
  const wanted = {
    out_biz_no: text(content.out_biz_no),
    amount: text(content.trans_amount),
    account: text(payee.identity),
    name: text(payee.name),
  }
  const isTransfer =
    /^\w{6,64}$/.test(wanted.out_biz_no) &&
    isAmount(wanted.amount) &&
    Number(wanted.amount) >= 0.1 &&
    content.product_code === 'TRANS_ACCOUNT_NO_PWD' &&
    content.biz_scene === 'DIRECT_TRANSFER' &&
    payee.identity_type === 'ALIPAY_LOGON_ID' &&
    wanted.account !== ''
  if (!isTransfer) return failed('INVALID_PARAMETER')
  const known = transfers.find(wanted.out_biz_no)
  if (known) {
    const isSame = known.amount === wanted.amount && known.account === wanted.account && known.name === wanted.name
    return isSame ? shown(known) : failed('PAYMENT_INFO_INCONSISTENCY')
  }
  const { transfer: mode, refusal } = misbehaviour.state()
  if (mode === 'refuse') return failed(refusal)
  if (mode === 'short') return failed('PAYER_BALANCE_NOT_ENOUGH')
  if (mode === 'unknown') return failed('SYSTEM_ERROR')
  if (!transfers.isHeldBy(wanted.account, wanted.name)) return failed('PAYEE_USER_INFO_ERROR')
  const made = transfers.add({ ...wanted, status: mode === 'dealing' ? 'DEALING' : 'SUCCESS' })
  return mode === 'unknown_done' ? failed('SYSTEM_ERROR') : { ...shown(made), trans_date: chinaTime(alipay.clock()) }
}

function queryTransfer({ transfers }: AlipayContext, { content }: Request): Result {
  const found = transfers.find(text(content.out_biz_no))
  return found ? { ...shown(found), trans_amount: found.amount } : failed('ORDER_NOT_EXIST')
}

/** The gateway's machine-facing methods. */
export const gatewayMethods: Readonly<Record<string, (alipay: AlipayContext, request: Request) => Result>> = {
  'alipay.trade.precreate': precreate,
  'alipay.trade.query': queryTrade,
  'alipay.trade.close': closeTrade,
  'alipay.fund.trans.uni.transfer': transfer,
  'alipay.fund.trans.common.query': queryTransfer,
}
