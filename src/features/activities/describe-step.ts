import type { ActivityStepKind } from '#contract/activities.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import type { Activity } from './queries.ts'

type Step = Activity['steps'][number]

const words: Record<ActivityStepKind, (goal: string) => string> = {
  verify_name: () => m.activities_step_verify_name(),
  bind_platform: () => m.activities_step_bind_platform(),
  recharge: (goal) => m.activities_step_recharge({ amount: formatMoney(goal) }),
  buy: (goal) => m.activities_step_buy({ count: formatNumber(+goal) }),
  sell: (goal) => m.activities_step_sell({ count: formatNumber(+goal) }),
}

export const describeStep = ({ kind, goal }: Step): string => words[kind](goal)

/** The progress in a step that takes several goes; undefined where progress says nothing. */
export function describeReached({ kind, goal, reached, is_done }: Step): string | undefined {
  if (is_done || reached === null || goal === '1') return undefined
  const inWords = kind === 'recharge' ? formatMoney : (count: string) => formatNumber(+count)
  return m.activities_step_reached({ reached: inWords(reached), goal: inWords(goal) })
}

/** The page on which a step is done. Buying starts on the market, whose path depends on the page set. */
export const pageOfStep: Record<Exclude<ActivityStepKind, 'buy'>, string> = {
  verify_name: '/setting',
  bind_platform: '/setting',
  recharge: '/wallet?recharge=new',
  sell: '/inventory/steam_inventory',
}
