import { Timeline, type TimelineStep } from '#design/ui/data/timeline.tsx'
import { DeadlineTime } from '#features/trading/deadline/deadline-time.tsx'
import { formatDateTime, formatMoney } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { describeEvent, describeTask } from './describe-bargain.ts'
import type { BargainDetail } from './model.ts'

interface BargainHistoryProps {
  thread: BargainDetail
  /** When it was fetched, in milliseconds. */
  now: number
}

const bad: readonly string[] = ['refused', 'withdrawn', 'expired', 'void']

/** Every step so far with its time and what is held, then the pending one. */
export function BargainHistory({ thread: { bargain, events }, now }: BargainHistoryProps) {
  const timeZone = useTimeZone()
  const task = describeTask(bargain)
  const steps = events.map((event, index): TimelineStep => ({
    key: String(index),
    state: bad.includes(event.state) ? 'failed' : 'done',
    title: describeEvent(event, bargain),
    time: formatDateTime(event.at, timeZone),
    detail: detailOf(event, bargain.price),
  }))
  return (
    <Timeline
      label={m.bargains_history()}
      stateLabels={{
        done: m.bargains_step_done(),
        current: m.bargains_step_current(),
        todo: m.bargains_step_todo(),
        failed: m.bargains_step_ended(),
      }}
      steps={[
        ...steps,
        ...(task
          ? [
              {
                key: 'next',
                state: 'current' as const,
                title: task.task,
                time: bargain.deadline_at !== null && <DeadlineTime until={bargain.deadline_at} now={now} />,
                detail: task.otherwise,
              },
            ]
          : []),
      ]}
    />
  )
}

/** The price or amount of a step. `held` is the offer, which is held until the bargain ends. */
function detailOf({ event, state, price }: BargainDetail['events'][number], held: string) {
  if (event === 'pay' && state === 'open') return m.bargains_step_held({ price: formatMoney(held) })
  if (event === 'counter' && price !== null) return m.bargains_step_counter({ price: formatMoney(price) })
  if (event === 'create' && price !== null) return formatMoney(price)
  if (bad.includes(state)) return m.bargains_step_released()
  return price === null ? undefined : formatMoney(price)
}
