import { colors } from '#design/tokens/colors.ts'
import { themeColorMedia, type Theme } from '#device/theme.ts'
import { getLocale } from '#paraglide/runtime.js'

/** What makes the site installable. Only browsers' own code reads it, in the page that the server renders. */
export function InstallLinks({ theme }: { theme: Theme | undefined }) {
  return (
    <>
      <meta name="theme-color" media={themeColorMedia('light', theme)} content={colors.white.value} />
      <meta name="theme-color" media={themeColorMedia('dark', theme)} content={colors.ink[950].value} />
      {/* Browsers request it without cookies. */}
      <link rel="manifest" href={`/app.webmanifest?lang=${getLocale()}`} />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
    </>
  )
}
