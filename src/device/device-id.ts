export const deviceIdCookie = 'deviceId'

const isDeviceId = (value: string | null | undefined): value is string => !!value && /^[\w-]{8,64}$/.test(value)

/** S3.9 The device id is kept under `deviceId` in the browser and mirrored in a cookie, so that the server can send it. The one in the
 * browser is older or equal, so it wins; a browser that has neither makes one, because a page that many are shown carries no cookie. */
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

/** 32 hexadecimal digits; a page without https has no `randomUUID`. */
const newDeviceId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
