import { defineSlotRecipe } from '#design/define-recipe.ts'

/** The inside of the login dialog: a code for the phone on the left, the form on the right. On the phone the form alone, as a
 * sheet of nearly the screen's height. */
export const loginDialog = defineSlotRecipe({
  className: 'login-dialog',
  slots: ['root', 'main', 'form', 'fields', 'prefix', 'captcha', 'picture', 'send', 'hint', 'agreement'],
  base: {
    root: {
      display: 'grid',
      minH: '[min(500px, 100dvh - 2rem)]',
      md: { gridTemplateColumns: '[20rem minmax(0, 1fr)]' },
      _phone: { minH: '[calc(100dvh - 48px - env(safe-area-inset-bottom))]', alignContent: 'start' },
    },
    main: { minW: '0', p: '5', pt: '6', md: { px: '12', py: '7' } },
    form: { display: 'flex', flexDirection: 'column', gap: '4', pt: '3' },
    fields: { display: 'flex', flexDirection: 'column', gap: '3' },
    prefix: {
      color: 'fg.default',
      fontWeight: 'semibold',
      pe: '3',
      borderInlineEnd: 'default',
      me: '1',
    },
    captcha: {
      display: 'grid',
      placeItems: 'center',
      w: '[6.5rem]',
      h: '9',
      me: '-2',
      rounded: 'sm',
      bg: 'bg.hover',
      color: 'fg.muted',
      textStyle: 'xs',
      // As high as the field, for a finger; the picture stays as it is.
      _touch: { h: '11', bg: 'transparent' },
      '&[aria-busy=true] img': { opacity: 'disabled' },
    },
    picture: { w: 'full', h: '9', rounded: 'sm', objectFit: 'contain' },
    send: {
      textStyle: 'sm',
      fontWeight: 'semibold',
      color: 'fg.default',
      fontVariantNumeric: 'tabular-nums',
      minH: '9',
      px: '2',
      me: '-2',
      rounded: 'sm',
      _hover: { color: 'accent.text' },
      '&[aria-disabled=true]': { color: 'fg.subtle', cursor: 'default' },
    },
    hint: { textStyle: 'xs', color: 'fg.subtle' },
    agreement: { textStyle: 'xs', color: 'fg.subtle', pt: '1' },
  },
})
