/** What is pulled along a slider's track, wherever there is one. */
export const sliderThumb = {
  appearance: 'none',
  boxSize: '5',
  rounded: 'full',
  bg: 'white',
  borderWidth: 'thick',
  borderStyle: 'solid',
  borderColor: 'accent.ring',
  boxShadow: 'sm',
} as const
