import { moneyDialog } from '#styled-system/recipes/money-dialog.js'

/** Why the last try did not work. */
export const Failure = ({ text }: { text: string | undefined }) =>
  text && (
    <p className={moneyDialog().notice} data-tone="negative" role="alert">
      {text}
    </p>
  )
