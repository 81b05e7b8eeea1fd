import { Fragment } from 'react'
import { choosePreference } from '#device/choose-preference.ts'
import { languageCookie, locales } from '#i18n/locale.ts'
import * as m from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { languageSwitch } from '#styled-system/recipes/language-switch.js'
import { shortLanguageNames } from './language-names.ts'

export function LanguageSwitch() {
  const styles = languageSwitch()
  const current = getLocale()
  return (
    <div role="group" aria-label={m.shell_language()} className={styles.root}>
      {locales.map((locale, index) => (
        <Fragment key={locale}>
          {index > 0 && (
            <span className={styles.slash} aria-hidden="true">
              /
            </span>
          )}
          <button
            type="button"
            lang={locale}
            aria-pressed={locale === current}
            className={styles.choice}
            onClick={() => locale !== current && choosePreference(languageCookie, locale)}
          >
            {shortLanguageNames[locale]}
          </button>
        </Fragment>
      ))}
    </div>
  )
}
