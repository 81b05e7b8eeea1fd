import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Checkbox, type CheckboxProps } from '#design/ui/form/checkbox.tsx'
import { afterPaint } from '#lib/browser/after-paint.ts'

interface FilterCheckboxProps extends Pick<CheckboxProps, 'label' | 'count' | 'isPartly'> {
  isChosen: boolean
  /** Takes the page to where it is chosen, or not any more. */
  onPress: () => Promise<void>
}

/**
 * A checkbox whose choice stands in the address. It shows a press at once; the way to the new address takes many times as long and
 * begins when that has been painted.
 */
export function FilterCheckbox({ isChosen, isPartly, onPress, ...shown }: FilterCheckboxProps) {
  const router = useRouter()
  const [pressed, setPressed] = useState<{ isChosen: boolean }>()
  const { isChosen: isChecked } = pressed ?? { isChosen }
  const press = async () => {
    const next = { isChosen: !isChecked }
    const { pathname } = router.latestLocation
    setPressed(next)
    await afterPaint()
    // Who has left for another page since is left alone.
    if (router.latestLocation.pathname === pathname) await onPress()
    setPressed((last) => (last === next ? undefined : last))
  }
  return (
    <Checkbox {...shown} checked={isChecked} isPartly={isPartly === true && !pressed} onChange={() => void press()} />
  )
}
