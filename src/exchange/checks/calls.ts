import { checkCreate } from '#contract/check-create.ts'
import { answer, type Route } from '../http/routes.ts'
import { checkPlan } from './check-create.ts'

export const checkRoutes: readonly Route[] = [answer(checkCreate, checkPlan)]
