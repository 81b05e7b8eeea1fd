import type { RechargeMethod } from '#contract/wallet/recharges.ts'

/** How a payment stands at the provider. `amount` in fen. */
export type PaymentStatus =
  | { state: 'not_found' }
  | { state: 'waiting' | 'closed'; tradeNo: string }
  | { state: 'paid'; tradeNo: string; amount: bigint }

/** What a notice says whose signature is right. Nothing of it is believed without comparing it to what was asked for. */
export interface PaymentNotice {
  /** It is meant for our application and our merchant account. */
  isOurs: boolean
  outTradeNo: string
  tradeNo: string
  status: 'waiting' | 'paid' | 'closed' | 'unknown'
  /** Fen; null where the provider's text is no amount. */
  amount: bigint | null
  /** The provider's own words, for the record. */
  statusText: string
  amountText: string | null
}

export type TransferRefusal = 'account_unknown' | 'holder_differs' | 'account_blocked' | 'limit_exceeded' | 'refused'

/** How a payout stands. `not_found` and `under_way` decide nothing; `paid` and `refused` are final. */
export type TransferStatus =
  | { state: 'not_found' }
  | { state: 'under_way' }
  | { state: 'paid'; transferNo: string; amount: bigint | null }
  | { state: 'refused'; reason: TransferRefusal }

/**
 * Who moves money between people and the market. Refusals are values; `ServiceUnavailable` is thrown when nothing is known:
 * then the same id is asked about, or sent again, and never another one. Amounts in fen.
 */
export interface PaymentGateway {
  /** Asks for a payment; answers what the QR code holds, or where the browser goes. One `outTradeNo` is one payment. */
  createPayment(request: {
    outTradeNo: string
    amount: bigint
    subject: string
    method: RechargeMethod
    /** From then on the provider takes no payment. */
    expiresAt: Date
    notifyUrl: string
    returnUrl: string
  }): Promise<{ ok: true; payUrl: string } | { ok: false; reason: 'refused' }>
  /** Checks a notice's signature; null when it is not the provider's. */
  readNotice(form: URLSearchParams): Promise<PaymentNotice | null>
  findPayment(outTradeNo: string): Promise<PaymentStatus>
  /** Makes sure that nobody pays any more. `not_found`: nobody ever began to. */
  closePayment(outTradeNo: string): Promise<'closed' | 'not_found' | 'not_closable'>
  /** Pays out. One `outBizNo` is one payout, however often it is sent with the same contents. */
  transfer(request: {
    outBizNo: string
    amount: bigint
    account: string
    /** Real name that the account's holder has to have. */
    holder: string
    title: string
    /** From then on the provider is told no more, whatever held the call up: `ServiceUnavailable`. */
    notAfter: Date
  }): Promise<TransferStatus>
  findTransfer(outBizNo: string): Promise<TransferStatus>
}
