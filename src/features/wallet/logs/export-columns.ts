import type { Column } from '#features/trading/csv/answer-csv.server.ts'
import { formatSeconds } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { balanceLabel } from '../balances/balance-label.ts'
import { describeFlow, describeSubject, kindNames } from './describe-flow.ts'
import { describeFailure, describeRechargeState, describeWithdrawalState } from './describe-state.ts'
import type { FlowLine } from './flow-model.ts'
import type { RechargeRecord, WithdrawalRecord } from './records.ts'

const timeHead = (timeZone: string) => m.wallet_csv_time({ zone: timeZone })
const moment = (seconds: number | null, timeZone: string) => seconds && formatSeconds(seconds, timeZone)

/** The provider's numbers have more digits than a spreadsheet keeps; as `No. 2026…` they stay text. */
const longNumber = (number: string | null) => number && m.wallet_csv_no({ number })

export const flowColumns = (timeZone: string): Column<FlowLine>[] => [
  { head: timeHead(timeZone), cell: (line) => moment(line.created_at, timeZone) },
  { head: m.wallet_csv_kind(), cell: (line) => kindNames[line.kind]() },
  { head: m.wallet_csv_what(), cell: (line) => describeFlow(line).name },
  { head: m.wallet_csv_why(), cell: (line) => describeFlow(line).text },
  { head: m.wallet_csv_goods(), cell: (line) => line.goods_info?.name ?? null },
  { head: m.wallet_csv_subject(), cell: (line) => line.subject && describeSubject(line.subject) },
  { head: m.wallet_csv_balance(), cell: (line) => balanceLabel(line.account) },
  { head: m.wallet_csv_amount(), cell: (line) => line.amount },
  { head: m.wallet_csv_line(), cell: (line) => line.flow_id },
]

export const rechargeColumns = (timeZone: string): Column<RechargeRecord>[] => [
  { head: timeHead(timeZone), cell: (recharge) => moment(recharge.created_at, timeZone) },
  { head: m.wallet_csv_number(), cell: (recharge) => recharge.recharge_id },
  {
    head: m.wallet_csv_method(),
    cell: ({ method }) => (method === 'qr' ? m.wallet_method_qr() : m.wallet_method_page()),
  },
  { head: m.wallet_csv_state(), cell: (recharge) => describeRechargeState(recharge.state).name },
  { head: m.wallet_csv_amount(), cell: (recharge) => recharge.amount },
  { head: m.wallet_csv_ended(), cell: (recharge) => moment(recharge.ended_at, timeZone) },
  { head: m.wallet_csv_provider_no(), cell: (recharge) => longNumber(recharge.trade_no) },
]

export const withdrawalColumns = (timeZone: string): Column<WithdrawalRecord>[] => [
  { head: timeHead(timeZone), cell: (withdrawal) => moment(withdrawal.created_at, timeZone) },
  { head: m.wallet_csv_number(), cell: (withdrawal) => withdrawal.withdraw_id },
  { head: m.wallet_csv_account(), cell: (withdrawal) => withdrawal.account },
  { head: m.wallet_csv_state(), cell: ({ state, failure }) => describeWithdrawalState(state, failure).name },
  { head: m.wallet_csv_why(), cell: ({ failure }) => failure && describeFailure(failure) },
  { head: m.wallet_csv_amount(), cell: (withdrawal) => withdrawal.amount },
  { head: m.wallet_fee(), cell: (withdrawal) => withdrawal.fee },
  { head: m.wallet_arrival(), cell: (withdrawal) => withdrawal.arrival_amount },
  { head: m.wallet_csv_ended(), cell: (withdrawal) => moment(withdrawal.ended_at, timeZone) },
  { head: m.wallet_csv_provider_no(), cell: (withdrawal) => longNumber(withdrawal.transfer_no) },
]
