import type { ClipboardEvent } from 'react'

/** The pictures in what is being pasted, e.g. a screenshot. Text stays the field's own. */
export const filesOf = ({ clipboardData }: ClipboardEvent) =>
  [...clipboardData.files].filter(({ type }) => type.startsWith('image/'))
