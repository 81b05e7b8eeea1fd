import { CheckIcon } from '#design/ui/icon/icons.tsx'
import * as m from '#paraglide/messages.js'
import { preparation } from '#styled-system/recipes/preparation.js'

export const PreparationReady = () => (
  <p className={preparation().ready}>
    <CheckIcon />
    {m.preparation_ready()}
  </p>
)
