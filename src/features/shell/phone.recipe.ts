import { countMark } from '#design/count-mark.ts'
import { defineSlotRecipe } from '#design/define-recipe.ts'

export const shellPhone = defineSlotRecipe({
  className: 'shell-phone',
  slots: ['root', 'header', 'back', 'title', 'logo', 'tools', 'balance', 'bar', 'item', 'icon', 'badge'],
  base: {
    root: {
      position: 'sticky',
      top: '0',
      zIndex: 'header',
      bg: 'bg.header',
      borderBottom: 'subtle',
      // With much enlarged text it would take too much of the screen to stay.
      '@media (max-width: 16rem)': { position: 'relative' },
    },
    header: {
      display: 'flex',
      // With enlarged text the tools get their own line.
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      minH: '14',
      ps: '4',
      pe: '2',
      pt: '[env(safe-area-inset-top)]',
    },
    back: { ms: '-3' },
    title: {
      flex: '[1 1 0%]',
      display: 'flex',
      alignItems: 'center',
      // A heading is never cut; of the logo the mark is enough.
      minW: '7',
      'h1&': { minW: 'min' },
      textStyle: 'lg',
      fontWeight: 'semibold',
    },
    // Without room for both, the name wraps below the mark, where it is clipped.
    logo: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '2.5',
      minW: '0',
      h: '11',
      overflow: 'hidden',
      rounded: 'sm',
      textStyle: 'xl',
      fontWeight: 'bold',
      '& > svg': { my: '2' },
      '& > span': { lineHeight: '[2.75rem]' },
    },
    tools: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '0',
      ms: 'auto',
      // The size for fingers, which enlarged text leaves as it is.
      '& .button': { maxH: '[44px]' },
    },
    balance: {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '11',
      px: '2',
      rounded: 'md',
      whiteSpace: 'nowrap',
    },
    bar: {
      position: 'fixed',
      insetInline: '0',
      bottom: '0',
      zIndex: 'bottomBar',
      display: 'grid',
      containerType: 'inline-size',
      // Each has a fixed column before the others arrive: a page may be painted while still streaming in. Only enlarged
      // text needs columns as wide as their words.
      gridTemplateColumns: '[repeat(5, minmax(min-content, 1fr))]',
      overflowX: 'auto',
      scrollbarWidth: '[none]',
      h: '[calc(var(--sizes-bottom-bar) + env(safe-area-inset-bottom))]',
      pb: '[env(safe-area-inset-bottom)]',
      bg: 'bg.header',
      borderTop: 'subtle',
    },
    item: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1',
      minW: '[44px]',
      px: '[2px]',
      textStyle: '2xs',
      whiteSpace: 'nowrap',
      fontWeight: 'medium',
      color: 'fg.subtle',
      outlineOffset: '[-2px]',
      '&[aria-current]': { color: 'accent.text' },
      // On the narrowest screens much enlarged words would need more than the screen; they grow as far as they fit.
      '@container (max-width: 11rem)': { fontSize: '[4vw]' },
    },
    icon: { position: 'relative', display: 'inline-flex' },
    badge: { ...countMark, top: '-1', insetInlineStart: '[60%]' },
  },
})
