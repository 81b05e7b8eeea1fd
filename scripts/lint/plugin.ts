import { layerImports } from './layer-imports.ts'
import { noColour } from './no-colour.ts'
import { noQueuedWrite } from './no-queued-write.ts'
import { noSleep } from './no-sleep.ts'
import { noText } from './no-text.ts'
import { queryKeys } from './query-keys.ts'

/** The house rules that no existing linter covers. */
export default {
  meta: { name: 'amber' },
  rules: {
    'layer-imports': layerImports,
    'no-colour': noColour,
    'no-queued-write': noQueuedWrite,
    'no-sleep': noSleep,
    'no-text': noText,
    'query-keys': queryKeys,
  },
}
