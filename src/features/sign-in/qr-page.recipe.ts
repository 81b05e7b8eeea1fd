import { defineSlotRecipe } from '#design/define-recipe.ts'

/** The question behind a scanned QR code: a card of a phone's width, centred on the desktop. */
export const qrPage = defineSlotRecipe({
  className: 'qr-page',
  slots: ['root', 'head', 'title', 'question', 'warning', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '5',
      w: 'full',
      maxW: '[440px]',
      mx: 'auto',
      p: '5',
      bg: 'bg.surface',
      border: 'subtle',
      rounded: 'lg',
      md: { mt: '12', p: '8' },
    },
    head: { display: 'flex', flexDirection: 'column', gap: '1' },
    title: { textStyle: '2xl', fontWeight: 'semibold' },
    question: { color: 'fg.muted' },
    warning: {
      display: 'grid',
      gridTemplateColumns: '[1.25rem minmax(0, 1fr)]',
      gap: '3',
      p: '3',
      rounded: 'md',
      bg: 'warning.subtle',
      textStyle: 'sm',
      '& svg': { color: 'warning' },
    },
    actions: { display: 'flex', flexDirection: 'column', gap: '3' },
  },
})
