type Keys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>

/**
 * Whether a key press belongs to the browser: with these keys, arrows go back in the history or to the end of the page,
 * and Enter opens a link in another tab. Shift is no such key, it extends what the key itself does.
 */
export const hasModifier = ({ ctrlKey, metaKey, altKey }: Keys): boolean => ctrlKey || metaKey || altKey
