export const semanticShadows = {
  sm: { value: '0 1px 2px {colors.shadow}' },
  md: { value: '0 6px 20px -4px {colors.shadow}' },
  lg: { value: '0 24px 64px -12px {colors.shadow}' },
  none: { value: 'none' },
  /** Keyboard focus: a dark line inside a yellow one, so that one of them contrasts with any surface. */
  focus: { value: '0 0 0 2px {colors.accent.ringInner}' },
}
