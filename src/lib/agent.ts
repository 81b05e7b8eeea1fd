const browsers: [string, RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\/([\d]+)/],
  ['Opera', /OPR\/([\d]+)/],
  ['WeChat', /MicroMessenger\/([\d]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d]+)/],
  ['Safari', /Version\/([\d]+).*Safari\//],
]

const systems: [string, RegExp][] = [
  ['iOS', /iPhone|iPad|iPod/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac OS', /Macintosh|Mac OS X/],
  ['Linux', /Linux/],
]

/** S7.2 The browser and operating system named in a user agent, for the headers `device-name` and `platform`. */
export function describeAgent(userAgent: string | null | undefined): { browser: string; platform: string } {
  const text = userAgent ?? ''
  const platform = systems.find(([, pattern]) => pattern.test(text))?.[0] ?? 'unknown'
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(text)?.[1]
    if (version) return { browser: `${name} ${version}`, platform }
  }
  return { browser: 'unknown', platform }
}

const browserName = new RegExp(`^(?:${browsers.map(([name]) => name).join('|')}) \\d{1,4}$`)

/** Whether a text is the name of a browser with its version, as `describeAgent` writes it. */
export const isBrowserName = (text: string) => browserName.test(text)

/** Whether a text is the name of a system, as `describeAgent` writes it. */
export const isSystemName = (text: string) => systems.some(([name]) => name === text)
