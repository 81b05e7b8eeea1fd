import { defineSlotRecipe } from '#design/define-recipe.ts'

/** At the foot of a list while anything in it is selected. */
export const selectionBar = defineSlotRecipe({
  className: 'selection-bar',
  slots: ['root', 'words', 'hint', 'tools'],
  base: {
    root: {
      position: 'sticky',
      bottom: '0',
      zIndex: 'raised',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      px: '4',
      py: '3',
      borderTop: 'subtle',
      bg: 'bg.raised',
      roundedBottom: 'lg',
      animation: 'riseIn',
      // On a phone it reaches from edge to edge, over the frame of the list. Stuck above the bottom bar, it leaves its
      // lower line to that.
      _phone: {
        bottom: '[calc(var(--sizes-bottom-bar) + env(safe-area-inset-bottom) - 1px)]',
        zIndex: 'header',
        mx: '[calc(-1rem - 1px)]',
        mb: '[-1px]',
        py: '2.5',
        borderBottom: 'subtle',
        roundedBottom: 'none',
      },
    },
    words: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '3',
      fontVariantNumeric: 'tabular-nums',
    },
    hint: {
      display: 'none',
      textStyle: 'xs',
      color: 'fg.subtle',
      lg: { display: 'inline' },
      _touch: { display: 'none' },
    },
    tools: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      // One line on the phone, scrolling beneath the primary action.
      _phone: {
        w: '[calc(100% + 0.5rem)]',
        flexWrap: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: '[none]',
        scrollPaddingInlineEnd: '[10rem]',
        // Room for the focus ring, which the scroll box would clip.
        p: '1',
        m: '-1',
        '& > *': { flexShrink: '0' },
        // What scrolls beneath the primary action fades out before it, and does not show behind it.
        '& > :last-child': {
          flex: '[1 0 auto]',
          position: 'sticky',
          insetInlineEnd: '-1',
          boxShadow: '[-8px 0 8px 4px var(--colors-bg-raised), 8px 0 0 4px var(--colors-bg-raised)]',
        },
      },
    },
  },
})
