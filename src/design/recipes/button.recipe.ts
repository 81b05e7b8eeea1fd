import { defineRecipe } from '#design/define-recipe.ts'

export const button = defineRecipe({
  className: 'button',
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    h: '[var(--button-h)]',
    rounded: 'md',
    border: 'default',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    transitionProperty: '[background-color, border-color, color]',
    transitionDuration: 'fast',
    '&:disabled:not([aria-busy])': { opacity: 'disabled' },
    // Touch targets are 44 px high even where the button looks smaller.
    _touch: { _after: { content: '""', position: 'absolute', inset: '[min(0px, (100% - 44px) / 2)]' } },
  },
  variants: {
    look: {
      primary: {
        bg: 'accent.solid',
        color: 'accent.fg',
        _hover: { '&:not(:disabled)': { bg: 'accent.hover' } },
        '&:disabled:not([aria-busy])': { bg: 'bg.active', color: 'fg.subtle', opacity: '1' },
      },
      secondary: {
        bg: 'transparent',
        color: 'fg.default',
        borderColor: 'border.default',
        _hover: { '&:not(:disabled)': { bg: 'bg.hover', borderColor: 'border.strong' } },
      },
      ghost: {
        bg: 'transparent',
        color: 'fg.muted',
        _hover: { '&:not(:disabled)': { bg: 'bg.hover', color: 'fg.default' } },
      },
      danger: {
        bg: 'transparent',
        color: 'negative',
        borderColor: 'border.default',
        _hover: { '&:not(:disabled)': { bg: 'negative.subtle', borderColor: 'negative' } },
      },
    },
    size: {
      sm: { '--button-h': 'token(sizes.8)', px: '3', textStyle: 'sm' },
      md: { '--button-h': 'token(sizes.9)', px: '4', textStyle: 'md', _phone: { '--button-h': 'token(sizes.11)' } },
      lg: { '--button-h': 'token(sizes.11)', px: '5', textStyle: 'lg' },
    },
    isFull: { true: { w: 'full' } },
    isSquare: { true: { px: '0', aspectRatio: '[1]' } },
    // Takes several lines where there is no room for one.
    mayWrap: {
      true: {
        flexShrink: '1',
        minW: '0',
        h: 'auto',
        minH: '[var(--button-h)]',
        py: '1.5',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        '& > svg': { flexShrink: '0' },
      },
    },
    isLoading: { true: { '& > :not([data-spinner])': { opacity: '0' } } },
  },
  defaultVariants: { look: 'secondary', size: 'md' },
})
