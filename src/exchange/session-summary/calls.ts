import { sessionSummary } from '#contract/session-summary.ts'
import { answer, type Route } from '../http/routes.ts'
import { readSummary } from './read-summary.ts'

export const sessionSummaryRoutes: readonly Route[] = [
  answer(sessionSummary, ({ db, caller }) => readSummary(db, caller.userId)),
]
