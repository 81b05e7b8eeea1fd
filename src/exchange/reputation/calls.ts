import { counterpartRecord } from '#contract/reputation.ts'
import { answer, type Route } from '../http/routes.ts'
import { showCounterpartRecord } from './counterpart-record.ts'

export const reputationRoutes: readonly Route[] = [answer(counterpartRecord, showCounterpartRecord)]
