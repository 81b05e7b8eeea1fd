/** Resolves once the picture that follows has been painted: what is started then holds up no answer to a press. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
