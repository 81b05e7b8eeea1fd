/** An input whose frame is drawn by what it stands in. */
export const bareInput = {
  flex: '[1 1 0%]',
  minW: '0',
  h: 'full',
  bg: 'transparent',
  color: 'fg.default',
  border: 'none',
  outline: '[none]',
  // Below 16 px a phone zooms into the field.
  _touch: { fontSize: '[1rem]' },
  _focusVisible: { boxShadow: 'none' },
  '&[type=search]::-webkit-search-cancel-button': { display: 'none' },
} as const
