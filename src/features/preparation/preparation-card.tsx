import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { codes } from '#contract/codes.ts'
import type { Session } from '#features/session/queries.ts'
import { businessCodeOf } from '#lib/calls/call-result.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { preparation } from '#styled-system/recipes/preparation.js'
import { row } from '#styled-system/recipes/row.js'
import { stack } from '#styled-system/recipes/stack.js'
import { text } from '#styled-system/recipes/text.js'
import { PreparationChecklist } from './preparation-checklist.tsx'
import { preparationOf } from './preparation-model.ts'
import { orderPreviewQuery } from './preparation-queries.ts'
import { PreparationReady } from './preparation-ready.tsx'

interface PreparationCardProps {
  person: Session
  /** The control to unbind the account, if available. */
  unbind: ReactNode
}

/** S1.14 The person's trade preparation, as a part of the settings. */
export function PreparationCard({ person, unbind }: PreparationCardProps) {
  // The check puts what has stopped working into words.
  const { error } = useQuery(orderPreviewQuery())
  const broken = businessCodeOf(error) === codes.tradeSetupBroken ? error?.message : undefined
  const steps = preparationOf(person)
  const done = steps.filter((step) => step.isDone).length
  // Whoever is banned, or held by Steam, has done every step and may not trade all the same.
  const isReady = done === steps.length && businessCodeOf(error) === undefined
  const styles = preparation()
  return (
    <section className={card({ pad: 'lg' })} aria-labelledby="preparation">
      <div className={styles.root}>
        <div className={stack({ gap: 1 })}>
          <div className={row({ justify: 'between', gap: 3 })}>
            <h2 id="preparation" className={text({ size: 'lg', weight: 'semibold' })}>
              {m.preparation_title()}
            </h2>
            <span className={text({ size: 'sm', tone: 'muted', numeric: true })}>
              {m.preparation_progress({ done })}
            </span>
          </div>
          <p className={text({ size: 'sm', tone: 'muted' })}>{m.preparation_text()}</p>
        </div>
        {broken && (
          <p role="alert" className={styles.reason}>
            {broken}
          </p>
        )}
        {isReady && <PreparationReady />}
        <PreparationChecklist unbind={unbind} />
      </div>
    </section>
  )
}
