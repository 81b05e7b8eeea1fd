export const fonts = {
  sans: {
    value:
      'Inter, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", "Hiragino Sans GB", system-ui, sans-serif',
  },
  mono: { value: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace' },
}

export const fontWeights = {
  normal: { value: '400' },
  medium: { value: '500' },
  semibold: { value: '600' },
  bold: { value: '700' },
}

const style = (px: number, lineHeight: number, letterSpacing = '0') => ({
  value: { fontSize: `${px / 16}rem`, lineHeight: `${lineHeight / 16}rem`, letterSpacing },
})

/** The type scale. Pages name a step, so font size and line height always match. */
export const textStyles = {
  '2xs': style(11, 16, '0.01em'),
  xs: style(12, 16),
  sm: style(13, 20),
  md: style(14, 20),
  lg: style(16, 24, '-0.005em'),
  xl: style(18, 24, '-0.01em'),
  '2xl': style(22, 28, '-0.015em'),
  '3xl': style(28, 36, '-0.02em'),
}
