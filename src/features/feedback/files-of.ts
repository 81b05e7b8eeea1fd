import type { ClipboardEvent } from 'react'

/** The pictures in a paste, such as a screenshot. Text is left to the field. */
export const filesOf = ({ clipboardData }: ClipboardEvent) =>
  [...clipboardData.files].filter(({ type }) => type.startsWith('image/'))
