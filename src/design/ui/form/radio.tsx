import type { InputHTMLAttributes } from 'react'
import { useEarlyPress } from './use-early-press.ts'

interface RadioProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'checked'> {
  checked: boolean
}

/** A bare radio button; its surroundings give it a look and a label. */
export const Radio = (props: RadioProps) => (
  <input ref={useEarlyPress(props.checked)} type="radio" autoComplete="off" {...props} />
)
