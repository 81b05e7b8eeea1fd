import { useState } from 'react'
import { Dialog } from '#design/ui/dialog.tsx'
import * as m from '#paraglide/messages.js'
import { bindSteps as recipe } from '#styled-system/recipes/bind-steps.js'
import { AccountStep } from './bind-account-step.tsx'
import { CodeStep } from './bind-code-step.tsx'
import { HolderStep } from './bind-holder-step.tsx'
import { bindSteps, type BindStep } from './model.ts'

const names: Record<BindStep, () => string> = {
  account: m.receivables_step_account,
  holder: m.receivables_step_holder,
  code: m.receivables_step_code,
}

interface BindDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** S1.8 Binding a payment account: name it, give its holder's name, give the code that came by SMS. */
export function BindDialog({ isOpen, onClose }: BindDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={m.receivables_bind()} closeLabel={m.shell_close()}>
      <Steps onDone={onClose} />
    </Dialog>
  )
}

export interface Binding {
  bindId: string
  /** Masked. */
  account: string
  /** Masked. */
  phone: string
}

function Steps({ onDone }: { onDone: () => void }) {
  const [binding, setBinding] = useState<Binding>()
  const [holder, setHolder] = useState<string>()
  const step: BindStep = !binding ? 'account' : holder === undefined ? 'holder' : 'code'
  const now = bindSteps.indexOf(step)
  const styles = recipe()
  return (
    <div className={styles.root}>
      <ol className={styles.list} aria-label={m.receivables_steps()}>
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
        <AccountStep onDone={setBinding} />
      ) : holder === undefined ? (
        <HolderStep binding={binding} onBack={() => setBinding(undefined)} onDone={setHolder} />
      ) : (
        <CodeStep
          binding={binding}
          holder={holder}
          onAnew={() => (setHolder(undefined), setBinding(undefined))}
          onDone={onDone}
        />
      )}
    </div>
  )
}
