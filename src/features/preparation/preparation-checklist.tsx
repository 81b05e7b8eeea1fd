import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CheckIcon } from '#design/ui/icon/icons.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import * as m from '#paraglide/messages.js'
import { preparation } from '#styled-system/recipes/preparation.js'
import { BindStep } from './bind-step.tsx'
import { InventoryStep } from './inventory-step.tsx'
import { preparationOf, type PreparationKey, type PreparationStep } from './preparation-model.ts'
import { platformPagesQuery } from './preparation-queries.ts'
import { saveApiKeyMutation, saveTradeUrlMutation } from './preparation-mutations.ts'
import { isApiKey, isTradeUrl } from './preparation-model.ts'
import { SecretStep } from './secret-step.tsx'
import { usePreparation } from './use-preparation.ts'

const titles: Record<PreparationKey, () => string> = {
  bind: m.preparation_step_bind,
  inventory: m.preparation_step_inventory,
  key: m.preparation_step_key,
  trade: m.preparation_step_trade,
}

interface PreparationChecklistProps {
  unbind?: ReactNode
  /** Expands only what can be done now, and has the next of it at hand. */
  isGuided?: boolean
}

/**
 * S2.40 The four steps before the first trade, each with its status and controls. Refetched whenever the person returns
 * to the page, for example from the platform.
 */
export function PreparationChecklist({ unbind, isGuided = false }: PreparationChecklistProps) {
  const { data: person } = usePreparation()
  const { data: pages } = useQuery(platformPagesQuery())
  const styles = preparation()
  if (!person) return <Skeleton shape="row" count={4} />
  const steps = preparationOf(person)
  const isDone = (key: PreparationKey) => steps.some((step) => step.key === key && step.isDone)
  const next = steps.find((step) => !step.isDone)?.key

  const bodies: Record<PreparationKey, ReactNode> = {
    bind: <BindStep steamId={person.steam64_id} unbind={unbind} />,
    inventory: <InventoryStep isDone={isDone('inventory')} page={pages?.privacy_url} />,
    key: (
      <SecretStep
        isDone={isDone('key')}
        isNext={next === 'key'}
        takesFocus={isGuided && next === 'key'}
        text={m.preparation_step_key_text()}
        doneText={m.preparation_step_key_done()}
        label={m.preparation_step_key_label()}
        wrong={m.preparation_step_key_wrong()}
        where={pages && { href: pages.api_key_url, label: m.preparation_step_key_where() }}
        isRight={isApiKey}
        mutation={saveApiKeyMutation()}
      />
    ),
    trade: (
      <SecretStep
        isDone={isDone('trade')}
        isNext={next === 'trade'}
        takesFocus={isGuided && next === 'trade'}
        draft="trade-link"
        text={m.preparation_step_trade_text()}
        doneText={m.preparation_step_trade_done()}
        shown={person.trade_url}
        label={m.preparation_step_trade_label()}
        wrong={m.preparation_step_trade_wrong()}
        where={pages && { href: pages.trade_url_url, label: m.preparation_step_trade_where() }}
        isRight={isTradeUrl}
        mutation={saveTradeUrlMutation()}
      />
    ),
  }

  const bodyOf = (step: PreparationStep) => {
    if (isGuided) return !step.isDone && !step.isBlocked && bodies[step.key]
    return step.isBlocked ? <p className={styles.text}>{m.preparation_step_first_bind()}</p> : bodies[step.key]
  }

  return (
    <ol className={styles.list} aria-label={m.preparation_title()}>
      {steps.map((step, index) => (
        <li key={step.key} className={styles.step}>
          <span className={styles.mark} data-done={step.isDone || undefined} aria-hidden="true">
            {step.isDone ? <CheckIcon size={14} strokeWidth={3} /> : index + 1}
          </span>
          <div className={styles.body}>
            <div className={styles.head}>
              <h3 className={styles.title}>{titles[step.key]()}</h3>
              <span className={styles.state} data-done={step.isDone || undefined}>
                {step.isDone ? m.preparation_step_done() : m.preparation_step_open()}
              </span>
            </div>
            {bodyOf(step)}
          </div>
        </li>
      ))}
    </ol>
  )
}
