import type { RechargeMethod } from '#contract/wallet/recharges.ts'

/** Status of a payment at the provider. `amount` in fen. */
export type PaymentStatus =
  | { state: 'not_found' }
  | { state: 'waiting' | 'closed'; tradeNo: string }
  | { state: 'paid'; tradeNo: string; amount: bigint }

/** Content of a notice with a valid signature. Nothing in it is trusted without comparison to what was asked for. */
export interface PaymentNotice {
  /** Whether it is meant for our application and merchant account. */
  isOurs: boolean
  outTradeNo: string
  tradeNo: string
  status: 'waiting' | 'paid' | 'closed' | 'unknown'
  /** Fen; null if the provider's text is not an amount. */
  amount: bigint | null
  /** The provider's wording, for the record. */
  statusText: string
  amountText: string | null
}

export type TransferRefusal = 'account_unknown' | 'holder_differs' | 'account_blocked' | 'limit_exceeded' | 'refused'

/** Status of a payout. `not_found` and `under_way` decide nothing; `paid` and `refused` are final. */
export type TransferStatus =
  | { state: 'not_found' }
  | { state: 'under_way' }
  | { state: 'paid'; transferNo: string; amount: bigint | null }
  | { state: 'refused'; reason: TransferRefusal }

/**
 * Moves money between people and the market. Refusals are values; `ServiceUnavailable` is thrown if the outcome is
 * unknown: then the same id must be queried or sent again, never a new one. Amounts in fen.
 */
export interface PaymentGateway {
  /**
   * Requests a payment; returns the QR code's content, or the URL to send the browser to. Idempotent by `outTradeNo`.
   */
  createPayment(request: {
    outTradeNo: string
    amount: bigint
    subject: string
    method: RechargeMethod
    /** After this the provider accepts no payment. */
    expiresAt: Date
    notifyUrl: string
    returnUrl: string
  }): Promise<{ ok: true; payUrl: string } | { ok: false; reason: 'refused' }>
  /** Checks a notice's signature; null when it is not the provider's. */
  readNotice(form: URLSearchParams): Promise<PaymentNotice | null>
  findPayment(outTradeNo: string): Promise<PaymentStatus>
  /** Makes sure that nobody can pay any more. `not_found`: nobody ever began to. */
  closePayment(outTradeNo: string): Promise<'closed' | 'not_found' | 'not_closable'>
  /** Pays out. Idempotent by `outBizNo`, as long as the contents are the same. */
  transfer(request: {
    outBizNo: string
    amount: bigint
    account: string
    /** Real name that the account's holder must have. */
    holder: string
    title: string
    /** After this no request is sent, whatever delayed the call: `ServiceUnavailable`. */
    notAfter: Date
  }): Promise<TransferStatus>
  findTransfer(outBizNo: string): Promise<TransferStatus>
}
