/** The 4 px grid: one step is 4 px; half steps are for the insides of small controls. */
const steps = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 56, 64, 72, 80, 96,
]

const grid = Object.fromEntries(steps.map((step) => [String(step), { value: step === 0 ? '0' : `${step / 4}rem` }]))

export const spacing = grid

export const sizes = {
  ...grid,
  full: { value: '100%' },
  screen: { value: '100dvh' },
  auto: { value: 'auto' },
  min: { value: 'min-content' },
  max: { value: 'max-content' },
  fit: { value: 'fit-content' },
  prose: { value: '68ch' },
  /** The maximum width of page content: 1440 px with its gutters. In rem, so that it follows the user's font size like
   * a breakpoint. */
  page: { value: '90rem' },
  // 400 and 850 px, scaled with the user's font size.
  dialog: { value: '25rem' },
  dialogWide: { value: '53.125rem' },
  rail: { value: '15rem' },
  // 60 px, scaled with the user's font size: it holds words.
  bottomBar: { value: '3.75rem' },
}
