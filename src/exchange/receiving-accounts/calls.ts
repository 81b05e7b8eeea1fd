import * as calls from '#contract/wallet/receiving-accounts.ts'
import { answer, command, preparedCommand, type Route } from '../http/routes.ts'
import { bindAccount } from './commands/bind-account.ts'
import { chooseAccount } from './commands/choose-account.ts'
import { confirmHolder } from './commands/confirm-holder.ts'
import { countBinding, nameAccount } from './commands/name-account.ts'
import { unbindAccount } from './commands/unbind-account.ts'
import { listAccounts, showAccount } from './queries.ts'

export const receivingAccountRoutes: readonly Route[] = [
  answer(calls.list, listAccounts),
  answer(calls.detail, showAccount),
  preparedCommand(calls.bindNext, countBinding, nameAccount),
  answer(calls.bindApply, confirmHolder),
  answer(calls.bindCheck, bindAccount),
  command(calls.bind, chooseAccount),
  command(calls.unbind, unbindAccount),
]
