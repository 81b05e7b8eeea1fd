import { defineSlotRecipe } from '#design/define-recipe.ts'

/** The settings: cards of lines, with the current value at the start and the control at the end. */
export const settingPage = defineSlotRecipe({
  className: 'setting-page',
  slots: [
    'root',
    'head',
    'title',
    'rail',
    'jumps',
    'jump',
    'main',
    'section',
    'sectionHead',
    'sectionTitle',
    'sectionText',
    'lines',
  ],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 57.5rem)]',
      gap: '5',
      minW: '0',
      xl: { gridTemplateColumns: '[minmax(0, 57.5rem) 11.25rem]', columnGap: '8', alignItems: 'start' },
    },
    main: { display: 'flex', flexDirection: 'column', gap: '5', minW: '0', xl: { gridColumn: '[1]', gridRow: '[2]' } },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
    title: { textStyle: '2xl', fontWeight: 'semibold' },
    // Beside the sections if there is room.
    rail: {
      xl: { gridColumn: '[2]', gridRow: '[2]', position: 'sticky', top: '[calc(var(--sizes-header) + 1.5rem)]' },
    },
    jumps: {
      display: 'flex',
      gap: '1',
      listStyle: 'none',
      mx: '-4',
      px: '2',
      overflowX: 'auto',
      scrollbarWidth: '[none]',
      xl: { flexDirection: 'column', mx: '0', px: '0', overflow: 'visible', ps: '3', borderInlineStart: 'subtle' },
    },
    jump: {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '8',
      px: '2',
      rounded: 'sm',
      textStyle: 'sm',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      outlineOffset: '[-2px]',
      color: 'fg.muted',
      _hover: { color: 'fg.default', bg: 'bg.hover' },
      _touch: { minH: '11', minW: '11', justifyContent: 'center' },
    },
    section: { scrollMarginTop: '2' },
    sectionHead: { p: '4', pb: '3', md: { px: '6', pt: '5' } },
    sectionTitle: { textStyle: 'lg', fontWeight: 'semibold' },
    sectionText: { textStyle: 'sm', color: 'fg.muted', textWrap: '[pretty]', mt: '0.5', maxW: '[68ch]' },
    lines: { px: '4', pb: '2', md: { px: '6' } },
  },
})

export const settingLine = defineSlotRecipe({
  className: 'setting-line',
  slots: ['root', 'icon', 'body', 'head', 'title', 'text', 'action'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '[1.25rem minmax(0, 1fr) auto]',
      alignItems: 'center',
      columnGap: '3',
      py: '4',
      borderTop: 'subtle',
      scrollMarginTop: '2',
      sm: { columnGap: '4' },
    },
    icon: { color: 'fg.subtle', display: 'grid' },
    body: { minW: '0', display: 'flex', flexDirection: 'column', gap: '0.5' },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '1' },
    title: { fontWeight: 'medium' },
    text: {
      textStyle: 'sm',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
      textWrap: '[pretty]',
    },
    action: { gridColumn: '[3]', display: 'flex', flexWrap: 'wrap', gap: '2', justifyContent: 'flex-end' },
  },
})

/** The person's avatar and name. */
export const profile = defineSlotRecipe({
  className: 'profile',
  slots: ['root', 'face', 'faceMark', 'names', 'name', 'facts', 'form', 'field'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', p: '4', md: { gap: '5', p: '6' } },
    face: {
      position: 'relative',
      flexShrink: '0',
      rounded: 'full',
      '&:is(:hover, :focus-visible) > span:last-child': { bg: 'accent.solid', color: 'accent.fg' },
    },
    faceMark: {
      position: 'absolute',
      insetInlineEnd: '[-2px]',
      bottom: '[-2px]',
      display: 'grid',
      placeItems: 'center',
      boxSize: '8',
      rounded: 'full',
      border: 'default',
      bg: 'bg.raised',
      color: 'fg.default',
      boxShadow: 'sm',
      transitionProperty: '[background-color, color]',
      transitionDuration: 'fast',
    },
    names: { flex: '[1 1 160px]', minW: '0', display: 'flex', flexDirection: 'column', gap: '1' },
    name: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      textStyle: 'xl',
      fontWeight: 'semibold',
      overflowWrap: 'anywhere',
    },
    facts: { textStyle: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    form: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '2' },
    field: { flex: '[1 1 200px]', minW: '0', maxW: '[320px]' },
  },
})

/** Forms in dialogs. */
export const settingForm = defineSlotRecipe({
  className: 'setting-form',
  slots: ['root', 'panel', 'group', 'note', 'problem', 'actions', 'list'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4' },
    /** Below tabs. */
    panel: { pt: '4' },
    group: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      // A fieldset defaults to the preferred width of its content.
      minW: '0',
      '& + &': { borderTop: 'subtle', pt: '4' },
    },
    note: { p: '3', rounded: 'md', bg: 'bg.hover', textStyle: 'sm', color: 'fg.muted', textWrap: '[pretty]' },
    problem: {
      display: 'grid',
      gridTemplateColumns: '[1rem minmax(0, 1fr)]',
      alignItems: 'center',
      gap: '2',
      textStyle: 'sm',
      color: 'negative',
    },
    actions: {
      display: 'flex',
      justifyContent: 'flex-end',
      gap: '3',
      flexWrap: 'wrap',
      // Below a list outside a dialog.
      'section > * > &': { py: '3', borderTop: 'subtle' },
    },
    list: { display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'none' },
  },
})

export const preferences = defineSlotRecipe({
  className: 'preferences',
  slots: ['group', 'title', 'text', 'line'],
  base: {
    group: { borderTop: 'subtle', py: '4' },
    title: { fontWeight: 'medium' },
    text: { textStyle: 'sm', color: 'fg.muted', mb: '3', textWrap: '[pretty]' },
    line: { borderTop: 'subtle', py: '3' },
  },
})

/** The code that opens the market on a phone, beside its explanation. */
export const appCard = defineSlotRecipe({
  className: 'app-card',
  slots: ['root', 'words'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6', borderTop: 'subtle', py: '5' },
    words: { flex: '[1 1 240px]', display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' },
  },
})
