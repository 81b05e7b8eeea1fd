import type { RealNameRefusal } from '#contract/accounts/real-name.ts'
import * as m from '#paraglide/messages.js'

const words: Record<RealNameRefusal, () => string> = {
  refused_by_person: m.setting_real_name_refused_by_person,
  not_matching: m.setting_real_name_not_matching,
  underage: m.setting_real_name_underage,
  taken: m.setting_real_name_taken,
  unreadable: m.setting_real_name_unreadable,
}

/** Why a verification failed. */
export const describeRefusal = (refusal: RealNameRefusal) => words[refusal]()
