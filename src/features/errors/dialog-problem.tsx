import type { ReactNode } from 'react'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'

/** Why what a dialog is about cannot be done, or the last try did not work; nothing where there is nothing to say. */
export const DialogProblem = ({ children }: { children: ReactNode }) =>
  children ? (
    <div className={moneyDialog().notice} data-tone="negative" role="alert">
      {children}
    </div>
  ) : null
