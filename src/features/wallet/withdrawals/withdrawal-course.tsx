import { Timeline, type TimelineStep } from '#design/ui/data/timeline.tsx'
import { formatDateTime } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import type { Withdrawal, WithdrawalEvent } from './model.ts'

const names: Record<string, () => string> = {
  create: m.wallet_course_create,
  confirm: m.wallet_course_confirm,
  cancel: m.wallet_course_cancel,
  confirmation_overdue: m.wallet_course_overdue,
  payout_arrived: m.wallet_course_arrived,
  payout_refused: m.wallet_course_refused,
  give_up: m.wallet_course_given_up,
}

/** The completed steps of a withdrawal, and the awaited one. */
export function WithdrawalCourse({
  withdrawal,
  events,
}: {
  withdrawal: Withdrawal
  events: readonly WithdrawalEvent[]
}) {
  const timeZone = useTimeZone()
  const steps: TimelineStep[] = events.map(({ event, state, at }, index) => ({
    key: `${index}`,
    title: (names[event] ?? m.wallet_course_other)(),
    time: formatDateTime(at, timeZone),
    state: state === 'failed' ? 'failed' : 'done',
  }))
  if (withdrawal.state === 'processing') {
    steps.push({ key: 'next', title: m.wallet_course_arrived(), state: 'current', time: m.wallet_course_awaited() })
  }
  return (
    <Timeline
      label={m.wallet_course()}
      steps={steps}
      stateLabels={{
        done: m.orders_step_done(),
        current: m.orders_step_current(),
        todo: m.orders_step_todo(),
        failed: m.orders_step_failed(),
      }}
    />
  )
}
