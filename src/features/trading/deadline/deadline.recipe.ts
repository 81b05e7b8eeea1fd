import { defineSlotRecipe } from '#design/define-recipe.ts'

/** A deadline in words, in one line or one below the other; yellow when the reader has to act. */
export const deadlineLine = defineSlotRecipe({
  className: 'deadline-line',
  slots: ['root', 'task', 'time', 'otherwise'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '2',
      textStyle: 'sm',
      color: 'fg.muted',
    },
    task: { fontWeight: 'medium' },
    time: {
      display: 'inline-flex',
      // On the baseline of the words beside it; the icon alone would set another.
      alignItems: 'baseline',
      gap: '1',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      '& svg': { flexShrink: '0', alignSelf: 'center' },
    },
    otherwise: { color: 'fg.subtle', textWrap: '[pretty]' },
  },
  variants: {
    size: {
      sm: {},
      lg: {
        root: { flexDirection: 'column', rowGap: '2', textStyle: 'md' },
        task: { fontWeight: 'normal' },
        time: {
          textStyle: '2xl',
          whiteSpace: 'normal',
          color: 'fg.default',
          fontWeight: 'bold',
          '& svg': { display: 'none' },
        },
        otherwise: { color: 'fg.muted', maxW: '[60ch]' },
      },
    },
    isMine: { true: { task: { color: 'accent.text' }, time: { color: 'fg.default', fontWeight: 'semibold' } } },
  },
  defaultVariants: { size: 'sm' },
})
