import * as calls from '#contract/accounts/real-name.ts'
import { answer, type Route } from '../http/routes.ts'
import { beginVerification } from './commands/begin-verification.ts'
import { checkContract } from './commands/check-contract.ts'
import { checkRealName } from './queries.ts'

export const realNameRoutes: readonly Route[] = [
  answer(calls.link, beginVerification),
  answer(calls.check, checkRealName),
  answer(calls.contractCheck, checkContract),
]
