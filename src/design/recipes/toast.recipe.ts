import { defineSlotRecipe } from '#design/define-recipe.ts'

export const toaster = defineSlotRecipe({
  className: 'toaster',
  slots: ['region', 'toast', 'icon', 'text', 'seconds'],
  base: {
    region: {
      position: 'fixed',
      insetInline: '0',
      zIndex: 'toast',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '2',
      p: '4',
      pointerEvents: 'none',
    },
    toast: {
      pointerEvents: 'auto',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      w: 'full',
      maxW: 'dialog',
      minH: '12',
      ps: '4',
      pe: '2',
      py: '2',
      rounded: 'lg',
      border: 'default',
      bg: 'bg.raised',
      color: 'fg.default',
      boxShadow: 'lg',
      fontWeight: 'medium',
      animation: 'riseIn',
    },
    icon: { display: 'inline-flex', flexShrink: '0' },
    text: { flex: '[1 1 0%]', minW: '0', overflowWrap: 'anywhere' },
    seconds: { textStyle: 'xs', color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    placement: {
      top: { region: { top: '[env(safe-area-inset-top)]' } },
      bottom: {
        region: {
          // Above the bar that sticks to the bottom of the window, if there is one.
          bottom: '[var(--bar-room, 0px)]',
          md: { alignItems: 'flex-end', p: '6' },
          _phone: { bottom: '[var(--bar-room, calc(var(--sizes-bottom-bar) + env(safe-area-inset-bottom)))]' },
        },
      },
    },
    tone: {
      info: { icon: { color: 'info' } },
      positive: { icon: { color: 'positive' } },
      negative: { icon: { color: 'negative' } },
      warning: { icon: { color: 'warning' } },
    },
  },
  defaultVariants: { placement: 'bottom', tone: 'info' },
})
