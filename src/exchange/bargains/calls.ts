import * as bargainLists from '#contract/bargains/lists.ts'
import * as bargainTerms from '#contract/bargains/terms.ts'
import * as bargains from '#contract/bargains/bargains.ts'
import { setAllowBuyerBargain } from '#contract/accounts/user.ts'
import { answer, command, type Route } from '../http/routes.ts'
import { createBargain } from './commands/create-bargain.ts'
import { setBargain, shown } from './commands/set-bargain.ts'
import { checkBargain, showOfferTerms } from './offer-queries.ts'
import { listReceived, listSent, readStates, showBargain } from './queries.ts'
import { readBargainTerms, setBargainTerms } from './set-terms.ts'

export const bargainRoutes: readonly Route[] = [
  answer(bargains.purchase, showOfferTerms),
  answer(bargains.check, checkBargain),
  command(bargains.create, createBargain),
  answer(bargainLists.received, listReceived),
  answer(bargainLists.sent, listSent),
  answer(bargainLists.states, readStates),
  answer(bargainLists.detail, showBargain),
  command(bargainTerms.set, setBargain),
  command(setAllowBuyerBargain, async (tx, { caller }, { allow_buyer_bargain }) => {
    await setBargainTerms(tx, caller.userId, { allowsBargain: allow_buyer_bargain })
    return {}
  }),
  answer(bargainTerms.terms, async ({ db, caller }) => shown(await readBargainTerms(db, caller.userId))),
]
