/** No transition takes longer than 200 ms. */
export const durations = {
  none: { value: '0ms' },
  fast: { value: '100ms' },
  normal: { value: '160ms' },
  slow: { value: '200ms' },
  /** Delays, as set by S9.1. */
  tooltip: { value: '200ms' },
  menuHide: { value: '400ms' },
  spin: { value: '800ms' },
  pulse: { value: '1600ms' },
}

export const easings = { out: { value: 'cubic-bezier(0.2, 0, 0, 1)' }, linear: { value: 'linear' } }

export const keyframes = {
  fadeIn: { from: { opacity: '0' }, to: { opacity: '1' } },
  riseIn: { from: { opacity: '0', transform: 'translateY(8px)' }, to: { opacity: '1', transform: 'none' } },
  sheetIn: { from: { transform: 'translateY(24px)', opacity: '0' }, to: { transform: 'none', opacity: '1' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
}

export const animations = {
  fadeIn: { value: 'fadeIn {durations.normal} {easings.out}' },
  riseIn: { value: 'riseIn {durations.normal} {easings.out}' },
  sheetIn: { value: 'sheetIn {durations.slow} {easings.out}' },
  spin: { value: 'spin {durations.spin} {easings.linear} infinite' },
  pulse: { value: 'pulse {durations.pulse} ease-in-out infinite' },
}
