/** Runs something once the picture that is due has been painted. A page that nobody sees is not painted: there it runs at once. */
export function afterPaint(run: () => void): void {
  if (document.hidden) return run()
  requestAnimationFrame(() => setTimeout(run))
}
