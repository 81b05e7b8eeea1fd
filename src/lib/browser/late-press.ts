/** A button that was pressed before it came alive. */
let pressed: HTMLElement | undefined
let isListening = false

/** React marks each element that it has rendered or hydrated. */
const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

/**
 * From now on remembers the last press on a button whose code has still to load: React drops it. A press that React
 * hydrates for in time is not remembered.
 */
export function holdPresses(): void {
  if (isListening) return
  isListening = true
  const hold = ({ target }: Event) => {
    // Whoever presses again has not waited for the first one.
    pressed = undefined
    const button = target instanceof Element ? target.closest('button') : null
    if (!button || isAlive(button)) return
    // Not before React has had its turn.
    setTimeout(() => {
      if (!isAlive(button)) pressed = button
    })
  }
  addEventListener('click', hold, { capture: true, passive: true })
}

/** Repeats the press that was remembered, once its button is alive. */
export function repeatPress(): void {
  if (!pressed || !isAlive(pressed)) return
  const button = pressed
  pressed = undefined
  button.click()
}
