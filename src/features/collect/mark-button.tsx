import * as m from '#paraglide/messages.js'
import { markButton, type MarkButtonVariants } from '#styled-system/recipes/mark-button.js'

export interface MarkButtonProps extends MarkButtonVariants {
  /** What is marked: "AK-47 Redline, Field-Tested". */
  name: string
  isMarked: boolean
  onToggle: () => void
}

/** S1.7 A bookmark on a goods or a listing. */
export const MarkButton = ({ name, isMarked, onToggle, ...variants }: MarkButtonProps) => (
  <button
    type="button"
    className={markButton(variants)}
    aria-label={m.collect_mark({ name })}
    aria-pressed={isMarked}
    onClick={onToggle}
  />
)
