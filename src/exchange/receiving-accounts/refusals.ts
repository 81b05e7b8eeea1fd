import { codes } from '#contract/codes.ts'
import { refuse } from '../refusal.ts'

/** The refusals about receiving accounts, as people read them. */
export const receivingAccountRefusals = {
  bound: () => refuse(codes.receivingAccountBound, 'This account is bound already.', '该账户已绑定。'),
  full: (most: number) =>
    refuse(
      codes.receivingAccountsFull,
      `At most ${most} receiving accounts can be bound. Unbind one first.`,
      `最多绑定 ${most} 个收款账户，请先解绑。`,
      { max_accounts: most },
    ),
  bindingOver: () =>
    refuse(
      codes.stateConflict,
      'This binding has expired, or you skipped a step. Please start over.',
      '绑定流程已过期或步骤不符，请重新开始。',
    ),
  inUse: () =>
    refuse(
      codes.stateConflict,
      'A withdrawal to this account is under way. Wait until it has ended.',
      '有提现正在转入该账户，请等待完成。',
    ),
}
