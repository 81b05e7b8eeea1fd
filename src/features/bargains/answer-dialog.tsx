import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isAboutAccount } from '#contract/account-refusals.ts'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { termsQuery, type ServiceTerms } from '#features/listings/terms-queries.ts'
import { useAllowed } from '#features/preparation/use-allowed.ts'
import { OutcomesDialog, type NamedOutcome } from '#features/trading/list/outcomes-dialog.tsx'
import { FormDialog } from '#features/writes/form-dialog.tsx'
import { announceCallError } from '#lib/calls/call-events.ts'
import type { CallError } from '#lib/calls/call-result.ts'
import * as m from '#paraglide/messages.js'
import { AcceptForm } from './accept-form.tsx'
import type { AnswerBargainsProps, Asked } from './answer-bargains.tsx'
import { CounterForm } from './counter-form.tsx'
import { EndForm } from './end-form.tsx'
import { bestOffers } from './model.ts'
import { useAnswers, type Answer } from './use-answers.ts'
import { useIsStill } from './use-is-still.ts'

const titles: Record<Asked['kind'], (inputs: { count: number }) => string> = {
  accept: m.bargains_accept_title,
  counter: m.bargains_counter_title,
  refuse: m.bargains_refuse_title,
  withdraw: m.bargains_withdraw_title,
}

const done: Record<Asked['kind'], () => string> = {
  accept: m.bargains_accept_done,
  counter: m.bargains_counter_done,
  refuse: m.bargains_refuse_done,
  withdraw: m.bargains_withdraw_done,
}

/** Accepting and countering are sales, so bans are shown before the form. Anybody may refuse or withdraw. */
const isSelling = ({ kind }: Asked) => kind === 'accept' || kind === 'counter'

/** Of several offers for one listing, only the highest is accepted. */
const answeredBy = ({ kind, bargains }: Asked) => (kind === 'accept' ? bestOffers(bargains) : bargains)

/** Accepts, counters, refuses or withdraws, after explaining what that means. It keeps its content while closing. */
export default function AnswerDialog({ asked, onClose, onDone }: AnswerBargainsProps) {
  const [last, setLast] = useState(asked)
  // Kept here: the form itself goes while the trade preparation is completed.
  const [typed, setTyped] = useState('')
  if (asked && asked !== last) {
    setLast(asked)
    setTyped('')
  }
  const [outcomes, setOutcomes] = useState<readonly NamedOutcome[] | null>(null)
  const [failure, setFailure] = useState<{ asked: Asked; text: string } | null>(null)
  const { isAllowed, round, askAgain } = useAllowed('sale', asked !== null && isSelling(asked), onClose)
  const answers = useAnswers()
  const isStill = useIsStill(asked)

  /** Whether it still asks what the answer under way was given to. */
  const isStillAsked = () => isStill(asked)
  const close = () => isStillAsked() && onClose()

  /** Bans have a dialog of their own, which replaces this one. */
  function tellAll(error: CallError) {
    if (asked && isStillAsked() && isSelling(asked) && error.kind === 'business' && isAboutAccount(error.code))
      askAgain()
    else announceCallError(error)
  }

  async function answer(given: readonly Answer[]) {
    if (!asked) return
    setFailure(null)
    const { outcomes: ended, error } = await answers.run(given)
    onDone?.(ended.filter(({ isDone }) => isDone).map(({ id }) => id))
    const [only] = ended.length === 1 ? ended : []
    if (ended.length > 1) {
      close()
      setOutcomes(ended)
    } else if (only?.isDone) {
      close()
      toast({ text: done[asked.kind](), tone: 'positive' })
    } else if (only?.hasMovedOn || (only && !error && !isStillAsked())) {
      // The page behind already shows what it has come to.
      close()
      toast({ text: only.message, tone: 'negative' })
    } else if (only && !error) setFailure({ asked, text: only.message })
    if (error) tellAll(error)
  }

  const form = last && {
    bargains: last.bargains,
    failure: failure?.asked === last ? failure.text : undefined,
    isBusy: answers.isBusy,
    onAnswer: (given: readonly Answer[]) => void answer(given),
  }
  const key = `${last?.kind}/${last?.bargains.map(({ bargain_id }) => bargain_id).join()}/${round}`
  return (
    <>
      {/* Unmounted rather than closed: a closing dialog would close the ones opened after it. */}
      {(outcomes === null || asked !== null) && (
        <FormDialog
          isOpen={asked !== null && (isAllowed || !isSelling(asked))}
          onClose={onClose}
          title={last ? titles[last.kind]({ count: answeredBy(last).length }) : ''}
          closeLabel={m.shell_close()}
        >
          {form && (last.kind === 'accept' || last.kind === 'counter') && (
            <SaleForm key={key} kind={last.kind} typed={typed} onType={setTyped} {...form} />
          )}
          {form && (last.kind === 'refuse' || last.kind === 'withdraw') && (
            <EndForm key={key} kind={last.kind} {...form} />
          )}
        </FormDialog>
      )}
      <OutcomesDialog outcomes={asked ? null : outcomes} onClose={() => setOutcomes(null)} />
    </>
  )
}

/** The props of every form. */
export interface AnswerFormProps {
  bargains: Asked['bargains']
  failure: string | undefined
  isBusy: boolean
  onAnswer: (answers: readonly Answer[]) => void
}

/** Forms that show a net need the market's fee. */
export interface SaleFormProps extends AnswerFormProps {
  terms: ServiceTerms
  /** When the terms were read, in milliseconds. */
  readAt: number
}

export interface CounterFormProps extends SaleFormProps {
  /** The price, or the percentage. */
  typed: string
  onType: (typed: string) => void
}

function SaleForm({ kind, ...form }: Omit<CounterFormProps, 'terms' | 'readAt'> & { kind: 'accept' | 'counter' }) {
  const terms = useQuery(termsQuery())
  if (!terms.data) {
    if (terms.isError) return <FailedQuery title={m.bargains_terms_failed()} query={terms} />
    return <Skeleton shape="row" width="full" count={4} />
  }
  const known = { terms: terms.data, readAt: terms.dataUpdatedAt }
  return kind === 'accept' ? <AcceptForm {...form} {...known} /> : <CounterForm {...form} {...known} />
}
