import { defineSlotRecipe } from '#design/define-recipe.ts'

export const timeline = defineSlotRecipe({
  className: 'timeline',
  slots: ['root', 'step', 'mark', 'body', 'title', 'time', 'detail'],
  base: {
    root: { display: 'flex', flexDirection: 'column', listStyle: 'none' },
    step: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '[1.25rem minmax(0, 1fr)]',
      columnGap: '3',
      pb: '6',
      _last: { pb: '0' },
      // The line to the next step.
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        top: '6',
        bottom: '0',
        insetInlineStart: '[calc(0.625rem - 1px)]',
        w: '0.5',
        bg: 'border.subtle',
      },
      '&[data-state=done]:not(:last-child)::before': { bg: 'accent.solid' },
    },
    mark: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '5',
      rounded: 'full',
      borderWidth: 'thick',
      borderStyle: 'solid',
      borderColor: 'border.strong',
      color: 'accent.fg',
      '[data-state=done] > &': { bg: 'accent.solid', borderColor: 'accent.solid' },
      '[data-state=current] > &': { borderColor: 'accent.border', bg: 'accent.subtle' },
      '[data-state=failed] > &': { bg: 'negative.solid', borderColor: 'negative.solid', color: 'negative.fg' },
    },
    body: { minW: '0' },
    title: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '3',
      fontWeight: 'semibold',
      '[data-state=todo] &': { color: 'fg.subtle' },
    },
    time: {
      textStyle: 'xs',
      lineHeight: '[1.25rem]',
      fontWeight: 'normal',
      color: 'fg.subtle',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    detail: { textStyle: 'sm', color: 'fg.muted', mt: '0.5', '[data-state=todo] &': { color: 'fg.subtle' } },
  },
})
