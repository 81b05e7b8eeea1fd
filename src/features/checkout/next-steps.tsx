import { Timeline } from '#design/ui/data/timeline.tsx'
import { useReleaseDate } from '#features/trading/deadline/release.tsx'
import { durationText } from '#i18n/duration-text.ts'
import * as m from '#paraglide/messages.js'
import type { Rules } from './model.ts'

interface NextStepsProps {
  rules: Rules
  /** When the rules were read, in milliseconds. */
  readAt: number
}

/** Every step that follows, its deadline, and what happens when it is missed. */
export function NextSteps({ rules, readAt }: NextStepsProps) {
  const date = useReleaseDate({ protection: rules.protection_seconds, readAt })
  return (
    <Timeline
      label={m.checkout_next()}
      stateLabels={{
        done: m.checkout_state_done(),
        current: m.checkout_state_now(),
        todo: m.checkout_state_later(),
        failed: m.checkout_state_failed(),
      }}
      steps={[
        {
          key: 'pay',
          state: 'current',
          title: m.checkout_step_pay(),
          detail: m.checkout_step_pay_text({ time: durationText(rules.payment_seconds) }),
        },
        {
          key: 'offer',
          state: 'todo',
          title: m.checkout_step_offer(),
          time: m.checkout_within({ time: durationText(rules.delivery_seconds) }),
          detail: m.checkout_step_offer_text({ cancel: durationText(rules.cancel_after_seconds) }),
        },
        {
          key: 'accept',
          state: 'todo',
          title: m.checkout_step_accept(),
          time: m.checkout_within({ time: durationText(rules.acceptance_seconds) }),
          detail: m.checkout_step_accept_text(),
        },
        {
          key: 'protection',
          state: 'todo',
          title: m.checkout_step_protection(),
          time: m.checkout_for({ time: durationText(rules.protection_seconds) }),
          detail: m.checkout_step_protection_text({ date }),
        },
      ]}
    />
  )
}
