import { randomBytes } from 'node:crypto'
import type { AlipayTables, Transfer } from './tables.ts'

export type Transfers = ReturnType<typeof createTransfers>

/** Payouts to accounts, each identified by the merchant's number. */
export function createTransfers(tables: AlipayTables, clock: () => Date) {
  const find = (outBizNo: string) =>
    tables.get<Transfer>('select * from alipay_transfers where out_biz_no = ?', outBizNo)
  const holderOf = (account: string) =>
    tables.get<{ name: string }>('select name from alipay_payees where account = ?', account)?.name

  return {
    find,
    list: () => tables.all<Transfer>('select * from alipay_transfers order by created_at desc limit 50'),
    /** Whether the account belongs to this name. An unknown account takes the name of its first payout. */
    isHeldBy: (account: string, name: string): boolean => (holderOf(account) ?? name) === name,
    setHolder: (account: string, name: string) => {
      tables.run(
        'insert into alipay_payees (account, name) values (?, ?) on conflict (account) do update set name = excluded.name',
        account,
        name,
      )
    },
    add: (transfer: Pick<Transfer, 'out_biz_no' | 'amount' | 'account' | 'name' | 'status'>): Transfer => {
      const day = clock().toISOString().slice(0, 10).replaceAll('-', '')
      tables.run(
        'insert into alipay_payees (account, name) values (?, ?) on conflict do nothing',
        transfer.account,
        transfer.name,
      )
      tables.run(
        'insert into alipay_transfers (out_biz_no, order_id, amount, account, name, status, created_at) values (?, ?, ?, ?, ?, ?, ?)',
        transfer.out_biz_no,
        `${day}110070000006${BigInt(`0x${randomBytes(6).toString('hex')}`)
          .toString()
          .padStart(15, '0')}`,
        transfer.amount,
        transfer.account,
        transfer.name,
        transfer.status,
        clock().getTime(),
      )
      return find(transfer.out_biz_no)!
    },
    /** Decides a pending payout; false if there is none. */
    settle: (outBizNo: string, status: 'SUCCESS' | 'FAIL', errorCode: string | null): boolean =>
      tables.run(
        `update alipay_transfers set status = ?, error_code = ? where out_biz_no = ? and status = 'DEALING'`,
        status,
        errorCode,
        outBizNo,
      ) === 1,
  }
}
