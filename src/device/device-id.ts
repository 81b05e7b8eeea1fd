export const deviceIdCookie = 'deviceId'

export const isDeviceId = (value: string | null | undefined): value is string => !!value && /^[\w-]{8,64}$/.test(value)

/**
 * S3.9 The device id is stored under `deviceId` in the browser and mirrored in a cookie for the server. The stored one
 * is at least as old, so it wins; a browser with neither generates one, because a shared page sets no cookies.
 */
export function syncDeviceId(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  cookie: { value: string | undefined; write: (id: string) => void },
  make: () => string = newDeviceId,
) {
  const known = [storage.getItem(deviceIdCookie), cookie.value].find(isDeviceId)
  const id = known ?? make()
  if (storage.getItem(deviceIdCookie) !== id) storage.setItem(deviceIdCookie, id)
  if (cookie.value !== id) cookie.write(id)
}

/** 32 hexadecimal digits; pages without https lack `randomUUID`. */
const newDeviceId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
