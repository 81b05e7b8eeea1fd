import { randomBytes } from 'node:crypto'
import { chinaTime } from './context.ts'
import { type Keys, signedText } from './keys.ts'
import type { NotifyMode } from './misbehaviour.ts'
import type { AlipayTables, Notice, Trade } from './tables.ts'

export type SendNotice = (url: string, init: RequestInit) => Promise<Response>

export interface NoticeChange {
  /** Overrides for the true parameters. */
  parameters?: Readonly<Record<string, string>>
  isForged?: boolean
}

export type Notices = ReturnType<typeof createNotices>

interface NoticeOptions {
  tables: AlipayTables
  keys: Keys
  clock: () => Date
  send: SendNotice
  appId: string
  sellerId: string
}

const changes: Partial<Record<NotifyMode, (trade: Trade) => NoticeChange>> = {
  forged: () => ({ isForged: true }),
  other_amount: ({ total_amount }) => ({ parameters: { total_amount: (Number(total_amount) + 1).toFixed(2) } }),
  other_merchant: () => ({ parameters: { seller_id: '2088000000000000' } }),
  other_app: () => ({ parameters: { app_id: '2021000000000000' } }),
}

/** The asynchronous notices that inform a merchant of a payment. */
export function createNotices({ tables, keys, clock, send, appId, sellerId }: NoticeOptions) {
  function bodyOf(trade: Trade, { parameters = {}, isForged = false }: NoticeChange): string {
    const now = clock()
    const notice: Record<string, string> = {
      notify_time: chinaTime(now),
      notify_type: 'trade_status_sync',
      notify_id: randomBytes(17).toString('hex'),
      app_id: appId,
      charset: 'utf-8',
      version: '1.0',
      trade_no: trade.trade_no,
      out_trade_no: trade.out_trade_no,
      subject: trade.subject,
      trade_status: trade.status,
      total_amount: trade.total_amount,
      receipt_amount: trade.total_amount,
      buyer_pay_amount: trade.total_amount,
      seller_id: sellerId,
      gmt_create: chinaTime(new Date(trade.created_at)),
      ...(trade.buyer ? { buyer_logon_id: trade.buyer } : {}),
      ...(trade.paid_at ? { gmt_payment: chinaTime(new Date(trade.paid_at)) } : {}),
      ...parameters,
    }
    const text = signedText(notice, ['sign', 'sign_type'])
    const sign = isForged ? keys.forge(text) : keys.sign(text)
    return new URLSearchParams({ ...notice, sign_type: 'RSA2', sign }).toString()
  }

  async function deliver(noticeId: number): Promise<string> {
    const notice = tables.get<Notice>('select * from alipay_notices where notice_id = ?', noticeId)!
    const answer = await send(notice.url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body: notice.body,
    }).then(
      (response) => response.text(),
      () => 'unreachable',
    )
    tables.run('update alipay_notices set answer = ? where notice_id = ?', answer.slice(0, 100), noticeId)
    return answer
  }

  function write(trade: Trade, url: string, change: NoticeChange): number {
    const row = tables.get<{ notice_id: number }>(
      'insert into alipay_notices (out_trade_no, url, body) values (?, ?, ?) returning notice_id',
      trade.out_trade_no,
      url,
      bodyOf(trade, change),
    )
    return row!.notice_id
  }

  return {
    list: () => tables.all<Notice>('select * from alipay_notices order by notice_id desc limit 50'),
    /** Notifies the merchant of a trade's state, subject to the ordered misbehaviour. */
    announce: async (trade: Trade, mode: NotifyMode): Promise<void> => {
      if (!trade.notify_url) return
      const noticeId = write(trade, trade.notify_url, changes[mode]?.(trade) ?? {})
      if (mode === 'hold') return
      await deliver(noticeId)
      if (mode === 'twice') await deliver(noticeId)
    },
    /** Sends one notice of a trade now, with the given changes; returns the merchant's answer. */
    sendNow: async (trade: Trade, change: NoticeChange): Promise<string> =>
      trade.notify_url ? deliver(write(trade, trade.notify_url, change)) : 'no notify_url',
    /** Sends notices that were held back or not accepted; returns how many. */
    deliverHeld: async (): Promise<number> => {
      const held = tables.all<Notice>(
        `select * from alipay_notices where answer is null or answer <> 'success' order by notice_id`,
      )
      for (const { notice_id } of held) await deliver(notice_id)
      return held.length
    },
  }
}
