export const deviceIdCookie = 'deviceId'
/** 400 days: the longest that browsers keep a cookie. */
export const deviceIdMaxAge = 400 * 24 * 3600

const isDeviceId = (value: string | null | undefined): value is string => !!value && /^[\w-]{8,64}$/.test(value)

/** S3.9 The device id is kept under `deviceId` in the browser and mirrored in a cookie, so that the server's first rendering can
 * send it. The one in the browser is older or equal, so it wins; the server makes one for a browser that has neither. */
export function syncDeviceId(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  cookie: { value: string | undefined; write: (id: string) => void },
) {
  const kept = storage.getItem(deviceIdCookie)
  if (isDeviceId(kept)) {
    if (cookie.value !== kept) cookie.write(kept)
  } else if (isDeviceId(cookie.value)) storage.setItem(deviceIdCookie, cookie.value)
}
