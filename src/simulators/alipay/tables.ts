import type { DatabaseSync } from 'node:sqlite'
import { openTables, type Queries } from '../database.ts'

const SCHEMA = `
create table if not exists alipay_settings (
  name text primary key,
  value text not null
) strict, without rowid;
create table if not exists alipay_trades (
  out_trade_no text primary key,
  trade_no text not null unique,
  token text not null unique,
  subject text not null,
  total_amount text not null,
  status text not null,
  notify_url text,
  return_url text,
  buyer text,
  created_at integer not null,
  expires_at integer not null,
  paid_at integer
) strict, without rowid;
create table if not exists alipay_transfers (
  out_biz_no text primary key,
  order_id text not null unique,
  amount text not null,
  account text not null,
  name text not null,
  status text not null,
  error_code text,
  created_at integer not null
) strict, without rowid;
create table if not exists alipay_payees (
  account text primary key,
  name text not null
) strict, without rowid;
create table if not exists alipay_notices (
  notice_id integer primary key autoincrement,
  out_trade_no text not null,
  url text not null,
  body text not null,
  answer text
) strict;
`

/**
 * `SCANNED_BY_NOBODY` is our own state: a QR code that no payer has opened yet; to callers the trade does not exist.
 */
export type TradeStatus = 'SCANNED_BY_NOBODY' | 'WAIT_BUYER_PAY' | 'TRADE_CLOSED' | 'TRADE_SUCCESS'

export interface Trade {
  out_trade_no: string
  trade_no: string
  /** Identifies the cashier page. */
  token: string
  subject: string
  total_amount: string
  status: TradeStatus
  notify_url: string | null
  return_url: string | null
  buyer: string | null
  created_at: number
  expires_at: number
  paid_at: number | null
}

export interface Transfer {
  out_biz_no: string
  order_id: string
  amount: string
  account: string
  name: string
  status: 'SUCCESS' | 'DEALING' | 'FAIL'
  error_code: string | null
  created_at: number
}

export interface Notice {
  notice_id: number
  out_trade_no: string
  url: string
  body: string
  /** The merchant's answer; null while the notice is held back. */
  answer: string | null
}

export type AlipayTables = Queries & {
  /** A value generated once and stored. */
  setting(name: string, make: () => string): string
}

export function openAlipayTables(db: DatabaseSync): AlipayTables {
  const queries = openTables(db, SCHEMA)
  return {
    ...queries,
    setting: (name, make) =>
      queries.transaction(() => {
        const known = queries.get<{ value: string }>('select value from alipay_settings where name = ?', name)
        if (known) return known.value
        const made = make()
        queries.run('insert into alipay_settings (name, value) values (?, ?)', name, made)
        return made
      }),
  }
}
