import * as calls from '#contract/bargains.ts'
import { answer, command, type Route } from '../http/routes.ts'
import { createBargain } from './commands/create-bargain.ts'
import { handleBargain } from './commands/handle-bargain.ts'
import { payBargain } from './commands/pay-bargain.ts'
import { setBargain, shown } from './commands/set-bargain.ts'
import { checkBargain, showOfferTerms } from './offer-queries.ts'
import { listReceived, listSent, readStates, showBargain } from './queries.ts'
import { readBargainTerms } from './set-terms.ts'

export const bargainRoutes: readonly Route[] = [
  answer(calls.purchase, showOfferTerms),
  answer(calls.check, checkBargain),
  command(calls.create, createBargain),
  command(calls.pay, payBargain),
  command(calls.handle, handleBargain),
  answer(calls.received, listReceived),
  answer(calls.sent, listSent),
  answer(calls.states, readStates),
  answer(calls.detail, showBargain),
  command(calls.set, setBargain),
  answer(calls.terms, async ({ db, caller }) => shown(await readBargainTerms(db, caller.userId))),
]
