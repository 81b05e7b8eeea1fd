import * as calls from '#contract/sweeps.ts'
import { answer, command, type Route } from '../http/routes.ts'
import { buyCheapest } from './buy-cheapest.ts'
import { quoteSweep } from './quote-sweep.ts'

export const sweepRoutes: readonly Route[] = [answer(calls.quote, quoteSweep), command(calls.buy, buyCheapest)]
