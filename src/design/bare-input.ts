/** An input without a frame of its own: its container draws it. */
export const bareInput = {
  flex: '[1 1 0%]',
  minW: '0',
  h: 'full',
  bg: 'transparent',
  color: 'fg.default',
  border: 'none',
  outline: '[none]',
  // Below 16 px, phones zoom in on a focused field.
  _touch: { fontSize: '[1rem]' },
  _focusVisible: { boxShadow: 'none' },
  '&[type=search]::-webkit-search-cancel-button': { display: 'none' },
} as const
