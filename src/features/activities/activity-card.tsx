import { useQuery } from '@tanstack/react-query'
import type { ActivityStepKind } from '#contract/activities.ts'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { Badge } from '#design/ui/data/badge.tsx'
import { CheckIcon } from '#design/ui/icon/icons.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { walletKeys } from '#features/balance/queries.ts'
import { MoneyButton } from '#features/connection/money-button.tsx'
import { useMarketPath } from '#features/navigation/use-market-path.ts'
import { usePlace } from '#features/navigation/use-place.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { useLogin } from '#features/sign-in/use-login.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { formatDate, formatDateTime, formatMoney, formatNumber } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { activityCard } from '#styled-system/recipes/activity-card.js'
import { describeReached, describeStep, pageOfStep } from './describe-step.ts'
import { takeGiftMutation } from './mutations.ts'
import { activityKeys, type Activity } from './queries.ts'

const phases = {
  upcoming: ['neutral', m.activities_upcoming],
  running: ['positive', m.activities_running],
  ended: ['neutral', m.activities_ended],
} as const

/** S1.13 One activity: its dates, steps and gift. */
export function ActivityCard({ activity }: { activity: Activity }) {
  const timeZone = useTimeZone()
  const styles = activityCard()
  const { name, text, phase, gift, starts_at, ends_at } = activity
  const [tone, phaseName] = phases[phase]
  const titleId = `activity-${activity.activity_id}`
  return (
    <article className={styles.root} aria-labelledby={titleId}>
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.name}>
            {name}
          </h2>
          <Badge tone={tone}>{phaseName()}</Badge>
        </div>
        <p className={styles.time}>
          {m.activities_time({ from: formatDateTime(starts_at, timeZone), to: formatDateTime(ends_at, timeZone) })}
        </p>
        <p className={styles.text}>{text}</p>
        <Steps activity={activity} />
      </div>
      <div className={styles.gift}>
        <p className={styles.amount}>{m.activities_gift({ amount: formatMoney(gift.amount) })}</p>
        {gift.left !== null && phase !== 'ended' && (
          <p className={styles.note}>{m.activities_left({ count: formatNumber(gift.left) })}</p>
        )}
        <Take activity={activity} />
      </div>
    </article>
  )
}

function Steps({ activity: { steps, phase } }: { activity: Activity }) {
  const { find } = usePlace()
  const { market } = useMarketPath()
  const styles = activityCard()
  const pageOf = (kind: ActivityStepKind) => (kind === 'buy' ? market : find(pageOfStep[kind]))
  if (steps.length === 0) return null
  return (
    <ol className={styles.steps} aria-label={m.activities_steps()}>
      {steps.map((step, index) => {
        const reached = describeReached(step)
        const href = step.is_done || phase !== 'running' ? undefined : pageOf(step.kind)
        return (
          <li key={step.kind} className={styles.step} data-done={step.is_done || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {step.is_done ? <CheckIcon size={16} strokeWidth={2.5} /> : index + 1}
            </span>
            <span>
              {href ? (
                <a className={styles.link} href={href}>
                  {describeStep(step)}
                </a>
              ) : (
                describeStep(step)
              )}
              {step.is_done && <span className={styles.done}>{m.activities_step_done()}</span>}
              {reached && <span className={styles.reached}>{reached}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** The action that gets the gift, or why none is available. */
function Take({ activity }: { activity: Activity }) {
  const { data: session } = useQuery(sessionQuery())
  const { openLogin } = useLogin()
  const { find } = usePlace()
  const timeZone = useTimeZone()
  const styles = activityCard()
  const { activity_id, phase, gift, granted_at, steps } = activity
  const { send, isBusy } = useIdempotentMutation(takeGiftMutation(activity_id), {
    refresh: [activityKeys.all, walletKeys.balances(), walletKeys.logs()],
    onDone: ({ amount }) => toast({ text: m.activities_taken({ amount: formatMoney(amount) }), tone: 'positive' }),
  })
  if (granted_at !== null)
    return (
      <p className={styles.got}>
        <CheckIcon size={16} strokeWidth={2.5} />
        {m.activities_got({ date: formatDate(granted_at, timeZone) })}
      </p>
    )
  if (phase !== 'running') return null
  if (gift.left === 0) return <p className={styles.note}>{m.activities_gone()}</p>
  if (!session)
    return (
      <Button look="primary" isFull onClick={openLogin}>
        {m.activities_sign_in()}
      </Button>
    )
  if (gift.kind === 'code')
    return (
      <LinkButton look="primary" isFull href={find('/activity/gift_exchange')!}>
        {m.activities_enter_code()}
      </LinkButton>
    )
  const isOpen = steps.some(({ is_done }) => !is_done)
  return (
    <>
      <MoneyButton
        look="primary"
        isFull
        disabled={isOpen}
        isLoading={isBusy}
        onClick={() => void send({ activity_id })}
      >
        {m.activities_take()}
      </MoneyButton>
      {isOpen && <p className={styles.note}>{m.activities_steps_first()}</p>}
    </>
  )
}
