import { compile } from '@inlang/paraglide-js'
import { paraglideOptions } from '#i18n/compiler-options.ts'

await compile(paraglideOptions)
// The compiler leaves half-minute timers running.
process.exit()
