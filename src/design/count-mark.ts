/** A count in the corner of an icon; the icon sets the position. */
export const countMark = {
  position: 'absolute',
  minW: '4',
  h: '4',
  px: '1',
  display: 'grid',
  placeItems: 'center',
  rounded: 'full',
  bg: 'accent.solid',
  color: 'accent.fg',
  textStyle: '2xs',
  fontWeight: 'bold',
  fontVariantNumeric: 'tabular-nums',
} as const
