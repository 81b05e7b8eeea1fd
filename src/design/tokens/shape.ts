export const radii = {
  none: { value: '0' },
  sm: { value: '4px' },
  md: { value: '8px' },
  lg: { value: '12px' },
  full: { value: '9999px' },
}

export const borderWidths = { none: { value: '0' }, hairline: { value: '1px' }, thick: { value: '2px' } }

const line = (color: string) => ({ value: `1px solid {colors.border.${color}}` })

export const borders = {
  none: { value: '0 solid transparent' },
  subtle: line('subtle'),
  default: line('default'),
  strong: line('strong'),
}

/** Layers of the page start at 2000; `base` and `raised` order elements within a component. */
export const zIndex = {
  base: { value: 0 },
  raised: { value: 1 },
  header: { value: 2000 },
  bottomBar: { value: 2010 },
  dropdown: { value: 2020 },
  overlay: { value: 2030 },
  dialog: { value: 2040 },
  toast: { value: 2050 },
  tooltip: { value: 2060 },
}

export const opacity = { 0: { value: 0 }, disabled: { value: 0.45 }, 1: { value: 1 } }
