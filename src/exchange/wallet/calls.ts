import * as recharges from '#contract/wallet/recharges.ts'
import * as statement from '#contract/wallet/statement.ts'
import * as wallet from '#contract/wallet/wallet.ts'
import * as withdrawals from '#contract/wallet/withdrawals.ts'
import { answer, command, preparedCommand, type Route } from '../http/routes.ts'
import { readEscrow } from './read-escrow.ts'
import { readFlow } from './read-flow.ts'
import { readSettlements } from './read-settlements.ts'
import { readWallet } from './read-wallet.ts'
import { askForPayment, beginRecharge } from './recharges/commands/begin-recharge.ts'
import { listRecharges, showRecharge } from './recharges/queries.ts'
import { beginWithdrawal, prepareWithdrawal } from './withdrawals/commands/begin-withdrawal.ts'
import { cancelWithdrawal } from './withdrawals/commands/cancel-withdrawal.ts'
import { confirmWithdrawal } from './withdrawals/commands/confirm-withdrawal.ts'
import { listWithdrawals, showWithdrawal } from './withdrawals/queries.ts'
import { resendCode } from './withdrawals/commands/resend-code.ts'
import { showTerms } from './withdrawals/show-terms.ts'

export const walletRoutes: readonly Route[] = [
  answer(wallet.info, ({ db, caller }) => readWallet(db, caller.userId)),
  answer(statement.flowLog, readFlow),
  preparedCommand(recharges.recharge, askForPayment, beginRecharge),
  answer(recharges.rechargeCheck, showRecharge),
  answer(recharges.rechargeLog, listRecharges),
  answer(withdrawals.withdrawCheck, showTerms),
  preparedCommand(withdrawals.withdraw, prepareWithdrawal, beginWithdrawal),
  answer(withdrawals.withdrawConfirm, confirmWithdrawal),
  answer(withdrawals.withdrawResend, resendCode),
  command(withdrawals.withdrawCancel, cancelWithdrawal),
  answer(withdrawals.withdrawDetail, showWithdrawal),
  answer(withdrawals.withdrawLog, listWithdrawals),
  answer(wallet.settleOrders, readSettlements),
  answer(wallet.escrow, readEscrow),
]
