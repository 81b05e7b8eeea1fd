import { defineRecipe, defineSlotRecipe } from '#design/define-recipe.ts'

/** A QR code is read by its contrast: it stands on white in either theme. */
export const appQrCode = defineRecipe({
  className: 'app-qr-code',
  base: {
    display: 'inline-grid',
    p: '1',
    rounded: 'md',
    bg: 'white',
    border: 'subtle',
    '& svg': { maxW: 'full', h: 'auto' },
  },
})

export const downloadPage = defineSlotRecipe({
  className: 'download-page',
  slots: [
    'root',
    'words',
    'logo',
    'title',
    'lead',
    'gains',
    'gain',
    'tick',
    'card',
    'address',
    'steps',
    'step',
    'number',
  ],
  base: {
    root: {
      display: 'grid',
      gap: '10',
      alignItems: 'center',
      maxW: '[960px]',
      mx: 'auto',
      py: '6',
      md: { gridTemplateColumns: '[minmax(0, 1fr) 360px]', gap: '16', minH: '[70dvh]' },
    },
    words: { display: 'flex', flexDirection: 'column', gap: '4', alignItems: 'flex-start' },
    logo: { display: 'inline-flex', alignItems: 'center', gap: '2', textStyle: 'xl', fontWeight: 'bold' },
    title: { textStyle: '3xl', fontWeight: 'bold', textWrap: 'balance' },
    lead: { textStyle: 'lg', color: 'fg.muted', maxW: '[44ch]', textWrap: '[pretty]' },
    gains: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '3', mt: '2' },
    gain: { display: 'flex', gap: '3', alignItems: 'flex-start' },
    tick: { color: 'positive', flexShrink: '0', mt: '0.5' },
    card: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '3',
      p: '6',
      bg: 'bg.surface',
      border: 'subtle',
      rounded: 'lg',
    },
    address: { textStyle: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    steps: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '3', mt: '2', w: 'full' },
    step: { display: 'flex', gap: '3', alignItems: 'flex-start' },
    number: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '6',
      flexShrink: '0',
      rounded: 'full',
      bg: 'bg.active',
      textStyle: 'xs',
      fontWeight: 'semibold',
    },
  },
})
