import { bareInput } from '#design/bare-input.ts'
import { defineSlotRecipe } from '#design/define-recipe.ts'

export const palette = defineSlotRecipe({
  className: 'palette',
  slots: ['root', 'field', 'input', 'note', 'list', 'group', 'heading', 'option', 'art', 'name', 'section'],
  base: {
    // Same height with one entry as with many: the field stays in place while typing.
    root: {
      display: 'flex',
      flexDirection: 'column',
      h: '[min(38rem, 100dvh - 3rem)]',
      _phone: { h: '[calc(100dvh - 5rem)]' },
    },
    field: {
      flexShrink: '0',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      h: '14',
      ps: '5',
      // Room for the dialog's close button.
      pe: '14',
      roundedTop: 'lg',
      borderBottom: 'subtle',
      bg: 'bg.raised',
      color: 'fg.subtle',
      '&:has(:focus-visible)': { borderBottomColor: 'accent.ringInner' },
    },
    input: { ...bareInput, textStyle: 'lg' },
    note: {
      px: '5',
      pt: '4',
      color: 'fg.muted',
      textStyle: 'sm',
      overflowWrap: 'anywhere',
      _empty: { display: 'none' },
    },
    list: { flex: '[1 1 0%]', minH: '32', overflowY: 'auto', p: '2' },
    group: { '& + &': { mt: '2' } },
    heading: { px: '3', py: '1', color: 'fg.muted', textStyle: 'xs', fontWeight: 'medium' },
    option: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      w: 'full',
      minH: '10',
      px: '3',
      py: '1',
      rounded: 'md',
      color: 'fg.default',
      textAlign: 'start',
      cursor: 'pointer',
      scrollMarginBlock: '2',
      _hover: { bg: 'bg.hover' },
      _selected: { bg: 'bg.active' },
    },
    art: { flexShrink: '0', w: '12', h: 'auto' },
    name: { flex: '[1 1 0%]', minW: '0', lineClamp: '2', overflowWrap: 'anywhere' },
    section: { flexShrink: '0', color: 'fg.muted', textStyle: 'sm', fontVariantNumeric: 'tabular-nums' },
  },
})
