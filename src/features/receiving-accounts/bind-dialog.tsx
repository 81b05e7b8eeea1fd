import { useState } from 'react'
import { FormDialog } from '#features/writes/form-dialog.tsx'
import * as m from '#paraglide/messages.js'
import { bindSteps as recipe } from '#styled-system/recipes/bind-steps.js'
import { AccountStep } from './bind-account-step.tsx'
import { CodeStep } from './bind-code-step.tsx'
import { HolderStep } from './bind-holder-step.tsx'
import { bindSteps, type BindStep } from './model.ts'

const names: Record<BindStep, () => string> = {
  account: m.receiving_accounts_step_account,
  holder: m.receiving_accounts_step_holder,
  code: m.receiving_accounts_step_code,
}

/** The input of the steps. */
export interface Typed {
  account: string
  holder: string
}

interface BindDialogProps {
  /** Undefined: closed. */
  typed: Typed | undefined
  onType: (typed: Typed) => void
  onClose: () => void
  /** Called after an account was bound. */
  onBound: () => void
}

/** S1.8 Binds a receiving account: the account, its holder's name, and the code from the SMS. */
export function BindDialog({ typed, onType, onClose, onBound }: BindDialogProps) {
  return (
    <FormDialog
      isOpen={typed !== undefined}
      isUnsaved={typed !== undefined && (typed.account !== '' || typed.holder !== '')}
      onClose={onClose}
      title={m.receiving_accounts_bind()}
      closeLabel={m.shell_close()}
    >
      <Steps typed={typed ?? { account: '', holder: '' }} onType={onType} onDone={() => (onClose(), onBound())} />
    </FormDialog>
  )
}

export interface Binding {
  bindId: string
  /** Masked. */
  account: string
  /** Masked. */
  phone: string
}

interface StepsProps extends Pick<BindDialogProps, 'onType'> {
  typed: Typed
  onDone: () => void
}

function Steps({ typed, onType, onDone }: StepsProps) {
  const [binding, setBinding] = useState<Binding>()
  /** The binding whose holder was confirmed. */
  const [confirmed, setConfirmed] = useState<string>()
  const isConfirmed = binding !== undefined && confirmed === binding.bindId
  const step: BindStep = !binding ? 'account' : isConfirmed ? 'code' : 'holder'
  const now = bindSteps.indexOf(step)
  const styles = recipe()
  return (
    <div className={styles.root}>
      <ol className={styles.list} aria-label={m.receiving_accounts_steps()}>
        {bindSteps.map((one, index) => (
          <li
            key={one}
            className={styles.step}
            data-state={index < now ? 'done' : index === now ? 'now' : 'later'}
            aria-current={index === now ? 'step' : undefined}
          >
            {index + 1}. {names[one]()}
          </li>
        ))}
      </ol>
      {!binding ? (
        <AccountStep account={typed.account} onType={(account) => onType({ ...typed, account })} onDone={setBinding} />
      ) : isConfirmed ? (
        <CodeStep
          binding={binding}
          holder={typed.holder.trim()}
          onStartOver={() => setBinding(undefined)}
          onDone={onDone}
        />
      ) : (
        <HolderStep
          binding={binding}
          holder={typed.holder}
          onType={(holder) => onType({ ...typed, holder })}
          onBack={() => setBinding(undefined)}
          onDone={() => setConfirmed(binding.bindId)}
        />
      )}
    </div>
  )
}
