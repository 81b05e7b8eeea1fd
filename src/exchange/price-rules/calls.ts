import * as calls from '#contract/price-rules/price-rules.ts'
import { answer, command, type Route } from '../http/routes.ts'
import { checkPriceList } from './check-price-list.ts'
import { attachPriceRule } from './commands/attach-price-rule.ts'
import { deletePriceRule } from './commands/delete-price-rule.ts'
import { pausePriceRule } from './commands/pause-price-rule.ts'
import { savePriceRule } from './commands/save-price-rule.ts'
import { listRules } from './queries.ts'
import { quoteRule } from './quote-rule.ts'

export const priceRuleRoutes: readonly Route[] = [
  answer(calls.quoteRule, quoteRule),
  answer(calls.list, listRules),
  command(calls.save, savePriceRule),
  command(calls.pause, pausePriceRule),
  command(calls.remove, deletePriceRule),
  command(calls.attach, attachPriceRule),
  answer(calls.checkPriceList, checkPriceList),
]
