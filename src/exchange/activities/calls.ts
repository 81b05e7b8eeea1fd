import * as calls from '#contract/activities.ts'
import { answer, command, type Route } from '../http/routes.ts'
import { exchangeGift } from './commands/exchange-gift.ts'
import { listActivities, listGifts } from './queries.ts'

export const activityRoutes: readonly Route[] = [
  answer(calls.list, listActivities),
  answer(calls.gifts, listGifts),
  command(calls.exchangeGift, exchangeGift),
]
