import type { ReactNode } from 'react'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'

/** Why the dialog's action is impossible or its last attempt failed; renders nothing without a message. */
export const DialogProblem = ({ children }: { children: ReactNode }) =>
  children ? (
    <div className={moneyDialog().notice} data-tone="negative" role="alert">
      {children}
    </div>
  ) : null
