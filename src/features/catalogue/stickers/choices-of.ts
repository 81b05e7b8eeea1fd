/**
 * The options of a filter by key, and the chosen one: even if it is unknown, and if the address has its name in place of
 * its key.
 */
export function choicesOf(choices: readonly { key: string; name: string }[] = [], asked: string | undefined) {
  const known = choices.find(({ key, name }) => [key, name].includes(asked ?? ''))
  const value = known?.key ?? asked
  const keys = choices.map(({ key }) => key)
  return {
    value,
    values: value === undefined || known ? keys : [value, ...keys],
    nameOf: (one: string) => choices.find(({ key }) => key === one)?.name ?? one,
  }
}
