import { randomBytes } from 'node:crypto'
import type { AlipayTables, Trade, TradeStatus } from './tables.ts'

export interface NewTrade {
  outTradeNo: string
  subject: string
  totalAmount: string
  /** Milliseconds. */
  expiresAt: number
  notifyUrl: string | null
  returnUrl: string | null
  status: TradeStatus
}

export type Trades = ReturnType<typeof createTrades>

/** Payments, each identified by the merchant's number. */
export function createTrades(tables: AlipayTables, clock: () => Date) {
  const find = (outTradeNo: string) => refresh('out_trade_no', outTradeNo)

  /** Closes an expired trade when it is next read. */
  function refresh(column: 'out_trade_no' | 'token', value: string): Trade | undefined {
    tables.run(
      `update alipay_trades set status = 'TRADE_CLOSED' where ${column} = ? and status = 'WAIT_BUYER_PAY' and expires_at <= ?`,
      value,
      clock().getTime(),
    )
    return tables.get<Trade>(`select * from alipay_trades where ${column} = ?`, value)
  }

  return {
    find,
    findByToken: (token: string) => refresh('token', token),
    list: () => tables.all<Trade>('select * from alipay_trades order by created_at desc limit 50'),
    /** Creates the trade, or returns the one with this number; null if that one is for something else. */
    create: (trade: NewTrade): Trade | null =>
      tables.transaction(() => {
        const known = find(trade.outTradeNo)
        if (known) return known.total_amount === trade.totalAmount && known.subject === trade.subject ? known : null
        const now = clock()
        const day = now.toISOString().slice(0, 10).replaceAll('-', '')
        tables.run(
          `insert into alipay_trades (out_trade_no, trade_no, token, subject, total_amount, status, notify_url, return_url, created_at, expires_at)
           values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          trade.outTradeNo,
          `${day}22001${BigInt(`0x${randomBytes(6).toString('hex')}`)
            .toString()
            .padStart(15, '0')}`,
          randomBytes(12).toString('hex'),
          trade.subject,
          trade.totalAmount,
          trade.status,
          trade.notifyUrl,
          trade.returnUrl,
          now.getTime(),
          trade.expiresAt,
        )
        return find(trade.outTradeNo)!
      }),
    /** A payer has opened the code: from now on the trade exists for the merchant as well. */
    scan: ({ out_trade_no }: Trade): Trade => {
      tables.run(
        `update alipay_trades set status = 'WAIT_BUYER_PAY' where out_trade_no = ? and status = 'SCANNED_BY_NOBODY'`,
        out_trade_no,
      )
      return find(out_trade_no)!
    },
    /** False if it cannot be paid (any more). */
    pay: ({ out_trade_no }: Trade, buyer: string): boolean =>
      tables.run(
        `update alipay_trades set status = 'TRADE_SUCCESS', buyer = ?, paid_at = ? where out_trade_no = ? and status = 'WAIT_BUYER_PAY' and expires_at > ?`,
        buyer,
        clock().getTime(),
        out_trade_no,
        clock().getTime(),
      ) === 1,
    close: ({ out_trade_no }: Trade): boolean =>
      tables.run(
        `update alipay_trades set status = 'TRADE_CLOSED' where out_trade_no = ? and status = 'WAIT_BUYER_PAY'`,
        out_trade_no,
      ) === 1,
  }
}
