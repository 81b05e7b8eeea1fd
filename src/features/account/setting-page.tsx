import { useMutation, useQuery } from '@tanstack/react-query'
import { Avatar } from '#design/ui/avatar.tsx'
import { Button } from '#design/ui/button.tsx'
import { CheckIcon } from '#design/ui/icons.tsx'
import { LogoutIcon } from '#design/ui/page-icons.tsx'
import { codes } from '#contract/codes.ts'
import { businessCodeOf } from '#lib/call-result.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { grow } from '#styled-system/recipes/grow.js'
import { preparation } from '#styled-system/recipes/preparation.js'
import { row } from '#styled-system/recipes/row.js'
import { stack } from '#styled-system/recipes/stack.js'
import { text } from '#styled-system/recipes/text.js'
import { PreparationChecklist } from './preparation-checklist.tsx'
import { signOutMutation } from './mutations.ts'
import { preparationOf } from './preparation-model.ts'
import { orderPreviewQuery } from './preparation-queries.ts'
import { sessionQuery } from './queries.ts'

/** Who is signed in, and what they need before trading. */
export function SettingPage() {
  const { data: person } = useQuery(sessionQuery())
  const signOut = useMutation(signOutMutation())
  const styles = stack({ gap: 5 })
  if (!person) return null
  return (
    <div className={styles}>
      <h1 className={text({ size: '2xl', weight: 'semibold' })}>{m.account_settings_title()}</h1>
      <section className={card({ pad: 'lg' })} aria-label={m.account_settings_profile()}>
        <div className={row({ gap: 4, wrap: true })}>
          <Avatar name={person.nickname} src={person.avatars} size="lg" />
          <div className={`${stack({ gap: 1 })} ${grow()}`}>
            <p className={text({ size: 'lg', weight: 'semibold' })}>{person.nickname}</p>
            <p className={text({ tone: 'muted', numeric: true })}>{person.phone}</p>
          </div>
          <Button icon={<LogoutIcon />} isLoading={signOut.isPending} onClick={() => signOut.mutate()}>
            {m.shell_sign_out()}
          </Button>
        </div>
      </section>
      <Preparation steps={preparationOf(person)} />
    </div>
  )
}

function Preparation({ steps }: { steps: ReturnType<typeof preparationOf> }) {
  // A key or link that was set and has stopped working shows in the check alone.
  const { error } = useQuery(orderPreviewQuery())
  const broken = businessCodeOf(error) === codes.tradeSetupBroken ? error?.message : undefined
  const done = steps.filter((step) => step.isDone).length
  const isReady = done === steps.length && !broken
  const styles = preparation()
  return (
    <section className={card({ pad: 'lg' })} aria-labelledby="preparation">
      <div className={styles.root}>
        <div className={stack({ gap: 1 })}>
          <div className={row({ justify: 'between', gap: 3 })}>
            <h2 id="preparation" className={text({ size: 'lg', weight: 'semibold' })}>
              {m.account_preparation_title()}
            </h2>
            <span className={text({ size: 'sm', tone: 'muted', numeric: true })}>
              {m.account_preparation_progress({ done })}
            </span>
          </div>
          <p className={text({ size: 'sm', tone: 'muted' })}>{m.account_preparation_text()}</p>
        </div>
        {broken && (
          <p role="alert" className={styles.reason}>
            {broken}
          </p>
        )}
        {isReady && (
          <p className={styles.ready}>
            <CheckIcon />
            {m.account_preparation_ready()}
          </p>
        )}
        <PreparationChecklist />
      </div>
    </section>
  )
}
