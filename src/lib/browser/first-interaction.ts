const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'click'] as const

let use: Promise<void> | undefined

/** Resolves on the visitor's first pointer movement, touch or key press, or a click that assistive technology makes. */
export const firstInteraction = (): Promise<void> =>
  (use ??= new Promise((resolve) => {
    const begin = () => {
      for (const sign of signs) removeEventListener(sign, begin, true)
      resolve()
    }
    for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true })
  }))
