/** Creates a check that an unknown value is an object whose fields pass their own checks. */
export const hasShape =
  <Value extends object>(checks: Record<keyof Value, (field: unknown) => boolean>) =>
  (value: unknown): value is Value =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<(field: unknown) => boolean>(checks).every(([key, isValid]) =>
      isValid((value as Record<string, unknown>)[key]),
    )

export const isText = (value: unknown): value is string => typeof value === 'string'
